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
