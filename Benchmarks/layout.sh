#!/bin/bash
# layout.sh: what it takes to lay out views of four constraints each when they are new, and to solve what
# follows of one constant.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/layout.log
swift build "${options[@]}" --product LayoutCost >"$log" || { cat "$log" && exit 1; }

"$(swift build "${options[@]}" --show-bin-path)/LayoutCost" | awk '
  /^layout/ { printf "%-8s %5d views   made %7.2f ms   laid out %7.2f ms   one constant %7.1f µs\n", $2, $3, $4, $5, $6 }'
