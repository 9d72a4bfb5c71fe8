#!/bin/bash
# recognition.sh [CORPUS]: labels of real recordings against what is recognized in them, as docs/recognition.md shows it:
# of CORPUS and of each folder in it that has labels of its own.
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
