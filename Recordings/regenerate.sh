#!/bin/sh
# Writes the synthesised recordings of this folder anew, from the list in
# Tests/SynthesisTests/BundledRecordingsTests.swift.
set -e
cd "$(dirname "$0")/.."
PANTOGRAPH_REGENERATE=1 swift test --filter BundledRecordingsTests
