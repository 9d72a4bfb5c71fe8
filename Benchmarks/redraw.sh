#!/bin/bash
# redraw.sh: measures the pictures per second of six translucent layers with shadows, 1280 × 800, one of which moves,
# compared with a redraw of everything without caches, and with Skia's rasterizer on the CPU.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--package-path Benchmarks --configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/redraw.log
swift build "${options[@]}" --product RedrawRate >"$log" || { cat "$log" && exit 1; }

program=$(swift build "${options[@]}" --show-bin-path)/RedrawRate

# Skia comes with the Python package skia-python.
skia=.build/benchmarks/skia
peer() {
  if [ ! -x "$skia/bin/python" ]; then
    python3 -m venv "$skia" || return
    "$skia/bin/pip" install --quiet 'skia-python==144.*' || return
  fi
  "$skia/bin/python" Benchmarks/Redraw/skia-peer.py 2>/dev/null
}

{ "$program" && { peer || echo "without Skia: skia-python cannot be installed" >&2; }; } | awk '
  NR == 1 { plain = $2 }
  $1 == "skia" { printf "%-14s %7.1f pictures/s   %5.1f times the plain redraw\n", $1, $2, $2 / plain; skia = $2; next }
  { printf "%-14s %7.1f pictures/s   %5.1f times the plain redraw\n", $1, $2, $2 / plain; last = $2 / plain }
  END {
    if (skia > plain) print "slower than Skia"
    if (last < 3) print "below the goal of three times"
  }'
