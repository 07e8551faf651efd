"""Mighty as people meet it: drawn, selected, told."""
