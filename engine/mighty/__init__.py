"""Mighty for four to eight players: an auction, a pickup, and a partner whom only a called card knows."""
