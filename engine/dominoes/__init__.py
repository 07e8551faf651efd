"""Partner dominoes as Jamaica plays it: two pairs, the double-six set, six love."""
