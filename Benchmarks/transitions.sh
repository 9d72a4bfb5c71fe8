#!/bin/bash
# transitions.sh: measures how often a gesture of one second can be replayed per second, through the pure targets and
# through a modal dismissal.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--package-path Benchmarks --configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/transitions.log
swift build "${options[@]}" --product TransitionRate >"$log" || { cat "$log" && exit 1; }

"$(swift build "${options[@]}" --show-bin-path)/TransitionRate" | awk '
  { printf "%-22s %9.0f replays/s   %7.3f µs a frame   %6.1f allocations a frame\n", $1, $2, $3, $4 }
  $1 == "dismissal" && $2 < 2000 { print "below the goal of 2,000 replays a second" }'
