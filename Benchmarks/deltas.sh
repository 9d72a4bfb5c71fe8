#!/bin/bash
# deltas.sh: measures the time of one report of a swipe, in Pantograph and in the trackers of compositors, and counts the
# hands about which they decide otherwise.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--package-path Benchmarks --configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/deltas.log
swift build "${options[@]}" --product DeltaCost >"$log" || { cat "$log" && exit 1; }

cost=$(swift build "${options[@]}" --show-bin-path)/DeltaCost

# Prints the instructions of an update of a tracker, which NAME states: the difference of two runs, 20,000 reports each.
instructions() {
  local counts=() runs
  for runs in 1 11; do
    counts+=("$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$cost" "$1" "$runs" 2>&1 | awk '/Collected/ { print $NF }')")
  done
  echo $(((counts[1] - counts[0]) / 200000))
}

"$cost" | while IFS=$'\t' read -r name time ours policy hands; do
  case $name in
    Pantograph) own=$time line="Pantograph    $time ns an update" ;;
    unread) line="… not drawn   $time ns an update" ;;
    *) line=$(printf '%-13s %s ns an update, ratio %s; of %d hands, %d are decided otherwise by our thresholds, %d by the policy' \
      "$name" "$time" "$(awk "BEGIN { printf \"%.2f\", $own / $time }")" "$hands" "$ours" "$policy") ;;
  esac
  if command -v valgrind >/dev/null; then
    loop=${loop:-$(instructions nothing)}
    line+="; $(($(instructions "$name") - loop)) instructions"
  fi
  echo "$line"
done
