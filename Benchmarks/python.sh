#!/bin/bash
# python.sh [EVENTS]: reads an evemu recording of 10 million events with the Python package and with pandas, and prints
# the medians of events per second of processor time, and the ratio.
set -euo pipefail
cd "$(dirname "$0")/.."
make --no-print-directory python >/dev/null
.build/python/bin/pip install --quiet --no-deps --force-reinstall build/packages/pantograph-*.whl
.build/python/bin/python Benchmarks/Python/rate.py Recordings/touchpad-3-finger-swipe-left-125hz.evemu "${1:-10000000}"
