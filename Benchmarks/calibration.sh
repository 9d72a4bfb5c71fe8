#!/bin/bash
# calibration.sh [COUNT [CORPORA]]: tests tuning's intervals and verdicts on corpora of known truth, and prints the
# table of docs/tuning.md. Each row has COUNT corpora in one process (4,000) and CORPORA corpora through the command
# (50).
set -euo pipefail

cd "$(dirname "$0")/.."
count=${1:-4000}
corpora=${2:-50}
options=(--configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/calibration.log
swift build --package-path Benchmarks "${options[@]}" --product Calibration >"$log" || { cat "$log" && exit 1; }
for product in pantograph pantograph-studio; do
  swift build "${options[@]}" --product "$product" >"$log" || { cat "$log" && exit 1; }
done
calibration=$(swift build --package-path Benchmarks "${options[@]}" --show-bin-path)/Calibration
bin=$(swift build "${options[@]}" --show-bin-path)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

status=0
"$calibration" run "$count" report || status=1
if [ "$corpora" -gt 0 ]; then
  "$calibration" parts "$corpora" "$work"
  for part in "$work"/*.part; do
    "$bin/pantograph" tune --merge "$part" --json --quiet >"${part%.part}.json"
  done
  echo "Through the command, $corpora corpora a row:"
  "$calibration" judge "$corpora" "$work" || status=1
fi
exit "$status"
