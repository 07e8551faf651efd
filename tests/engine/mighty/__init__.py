"""The law of Mighty, row by row and promise by promise."""
