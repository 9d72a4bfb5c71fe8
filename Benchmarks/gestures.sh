#!/bin/bash
# gestures.sh: measures how many contact frames per second become gestures, in a tracker and through UIKit with 1, 10
# and 100 recognizers, and the allocations of a steady drag.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--package-path Benchmarks --configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/gestures.log
swift build "${options[@]}" --product GestureRate >"$log" || { cat "$log" && exit 1; }

"$(swift build "${options[@]}" --show-bin-path)/GestureRate" | awk -F '\t' '
  $1 == "allocations" { printf "%d allocations in 1,000 frames of a steady drag of 10 pans\n", $2; if ($2 > 0) print "above the goal of 0" }
  $1 != "allocations" { printf "%-24s %3d   %9.1f thousand frames/s\n", $1, $2, $3 }'
