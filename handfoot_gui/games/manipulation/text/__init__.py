"""Every sentence of Manipulation Rummy."""
