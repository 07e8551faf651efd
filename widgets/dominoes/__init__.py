"""Partner dominoes as people meet it: drawn, selected, told."""
