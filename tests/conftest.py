"""What holds for every test."""

collect_ignore_glob = ["browser/notebooks/*"]  # served to a browser by the tests beside them
