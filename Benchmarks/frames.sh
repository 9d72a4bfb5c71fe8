#!/bin/bash
# frames.sh: measures the cost of a frame of a layer tree in which one layer in a hundred is animated, and how many
# animated layers are evaluated per second.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--package-path Benchmarks --configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/frames.log
swift build "${options[@]}" --product FrameCost >"$log" || { cat "$log" && exit 1; }

"$(swift build "${options[@]}" --show-bin-path)/FrameCost" | awk '
  /^evaluated/ { printf "%-6s %5.2f million layers/s\n", $2, $3 / 1e6 }
  /^frame/ { printf "%6d layers   1 %% animated %8.2f µs   whole tree %8.2f µs   none animated %6.3f µs a frame\n", $2, $3, $4, $5
    nothing[$2] = $5 }
  END { if (nothing[10000] > nothing[10] * 2 + 0.1) print "what does not move costs something" }'
