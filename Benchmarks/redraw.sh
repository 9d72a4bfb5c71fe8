#!/bin/bash
# redraw.sh: measures the pictures per second of six translucent layers with shadows, 1280 × 800, one of which moves,
# compared with a redraw of everything without caches.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--package-path Benchmarks --configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/redraw.log
swift build "${options[@]}" --product RedrawRate >"$log" || { cat "$log" && exit 1; }

"$(swift build "${options[@]}" --show-bin-path)/RedrawRate" | awk '
  NR == 1 { plain = $2 }
  { printf "%-14s %7.1f pictures/s   %5.1f times the plain redraw\n", $1, $2, $2 / plain; last = $2 / plain }
  END { if (last < 3) print "below the goal of three times" }'
