"""The inspector: a session step by step, every decision with what its seat knew and what each action was worth."""
