// Values uses nothing of the tiers above it.
