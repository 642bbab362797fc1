"""Every sentence of Raub."""
