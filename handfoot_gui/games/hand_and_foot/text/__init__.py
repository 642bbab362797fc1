"""Every sentence of Hand and Foot."""
