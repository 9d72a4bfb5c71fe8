// Values needs nothing of the tiers above it.
