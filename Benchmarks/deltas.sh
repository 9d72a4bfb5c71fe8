#!/bin/bash
# deltas.sh: measures the time of one report of a swipe, in Pantograph and in the trackers of compositors, and counts the
# hands about which they decide otherwise.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--package-path Benchmarks --configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/deltas.log
swift build "${options[@]}" --product DeltaCost >"$log" || { cat "$log" && exit 1; }

"$(swift build "${options[@]}" --show-bin-path)/DeltaCost" | awk -F '\t' '
  NR == 1 { ours = $2; printf "%-12s %6.1f ns an update\n", $1, $2 }
  NR > 1 { printf "%-12s %6.1f ns an update, ratio %.2f; of %d hands, %d are decided otherwise by our thresholds, %d by the policy\n", $1, $2, ours / $2, $5, $3, $4 }'
