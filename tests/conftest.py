"""What holds for every test. Every run tries the same examples: what fails on one machine fails on all."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "same-everywhere",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("same-everywhere")

collect_ignore_glob = ["browser/notebooks/*"]  # served to a browser by the tests beside them
