"""Sentences: the only place where moves, problems and questions become text."""
