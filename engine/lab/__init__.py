"""The bench: deals that agree with what a seat knows, exact search with all hands open, fast play of many deals.

It sits on the games, and is fetched only when it is asked. Nothing but this folder computes with NumPy and Numba.
"""
