#!/bin/bash
# recognition.sh [CORPUS]: compares the labels of real recordings with the gestures recognized in them, and prints the
# tables of docs/recognition.md: one for CORPUS, and one for each folder in it with labels of its own.
set -euo pipefail

cd "$(dirname "$0")/.."
corpus=${1:-${PANTOGRAPH_CORPUS:-../shared/corpus}}
if [ ! -f "$corpus/labels.tsv" ]; then
  echo "no labelled recordings in $corpus; name a folder with labels.tsv"
  exit 0
fi
options=(--configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/recognition.log
swift build "${options[@]}" --product RecognitionTable >"$log" || { cat "$log" && exit 1; }
folders=("$corpus")
for labels in "$corpus"/*/labels.tsv; do [ ! -f "$labels" ] || folders+=("$(dirname "$labels")"); done
"$(swift build "${options[@]}" --show-bin-path)/RecognitionTable" "${folders[@]}"

# A sweep over 1,000 combinations of thresholds, for the folder with the most labelled touchpads.
logs="$corpus/touchmtb"
if [ -f "$logs/labels.tsv" ]; then
  swift build --package-path Benchmarks "${options[@]}" --product RecognitionRate >"$log" || { cat "$log" && exit 1; }
  rate=$(swift build --package-path Benchmarks "${options[@]}" --show-bin-path)/RecognitionRate
  "$rate" "$logs" | awk '{
    printf "%d recordings x %d combinations: %.1f s on two threads (goal < 60)\n", $2, $3, $4
    printf "one combination: %.2f s\n", $5
    if ($4 >= 60) { print "below a goal"; exit 1 }
  }'
fi
