#!/bin/bash
# run.sh [recordings|edits|port|files] [SECONDS]: reads files that were changed at random, for SECONDS each (60 by
# default).
#   recordings  every parser of recordings, under libFuzzer
#   edits       every edit of a recording, under libFuzzer
#   port        Swift sources, Xcode projects and configuration files, under libFuzzer
#   files       storyboards, nibs, asset catalogs, property lists, lists, archives, PNG, JPEG, GIF, PDF, SVG, projects,
#               sources, thresholds and labels, read as the programs read them, without knowledge of the code; SECONDS for
#               each kind
# FUZZ_SEED=N repeats the changes of a run that printed this seed. Findings go to .build/fuzz*. The folders Fuzz/*Corpus
# contain small examples to begin with.
set -euo pipefail
cd "$(dirname "$0")/.."
kind=recordings
case "${1:-}" in recordings | edits | port | files) kind=$1 && shift ;; esac
seconds=${1:-60}
seed=${FUZZ_SEED:-$(date +%s)}
work=.build/fuzz-$kind
[ "$kind" = recordings ] && work=.build/fuzz
mkdir -p "$work/corpus"
# libFuzzer writes no crash file without this setting.
export SWIFT_BACKTRACE=enable=no
tests=Tests/RecordingsTests
flags=(-O -wmo -swift-version 6 -parse-as-library -sanitize=fuzzer -package-name pantograph)

# module NAME FILES...: compiles a module into the working folder.
module() {
  swiftc "${flags[@]}" -module-name "$1" -I "$work" "${@:2}" -emit-module-path "$work/$1.swiftmodule" -c -o "$work/$1.o"
}

# attack LENGTH CORPUS: runs the program on inputs of at most LENGTH bytes.
attack() {
  [ "$seconds" = 0 ] || "$work/fuzz" -seed="$seed" -max_total_time="$seconds" -rss_limit_mb=1024 -timeout=10 -max_len="$1" \
    -print_final_stats=1 -artifact_prefix="$work/" "$work/corpus" "$2"
}

sources() { find "$1" -name '*.swift'; }

case $kind in
  recordings | edits)
    if [ "$kind" = edits ]; then
      corpus=Fuzz/EditCorpus length=400
      entry=("$tests/Edits/EditInvariants.swift" "$tests/Edits/EditProgram.swift" Fuzz/FuzzEdits.swift)
    else
      corpus=Fuzz/Corpus length=4096
      entry=("$tests/Formats/RecordingInvariants.swift" Fuzz/FuzzRecordings.swift)
    fi
    mapfile -t texts < <(sources Sources/PantographPlainText)
    mapfile -t touches < <(sources Sources/PantographTouches)
    mapfile -t recordings < <(sources Sources/PantographRecordings)
    module PantographPlainText "${texts[@]}"
    module PantographTouches "${touches[@]}"
    swiftc "${flags[@]}" -DFUZZING -module-name FuzzRecordings -I "$work" "$work/PantographPlainText.o" "$work/PantographTouches.o" \
      "${recordings[@]}" "${entry[@]}" -o "$work/fuzz"
    attack "$length" "$corpus"
    ;;
  port)
    mapfile -t porting < <(sources Sources/PantographPorting)
    swiftc "${flags[@]}" -module-name FuzzPorting "${porting[@]}" Fuzz/FuzzPorting.swift -o "$work/fuzz"
    attack 4096 Fuzz/FileCorpus
    ;;
  files)
    swift build --product FuzzFiles
    program=$(swift build --show-bin-path)/FuzzFiles
    failed=0
    for file in storyboard xib catalog plist list archive png jpeg gif pdf svg project configuration swift thresholds labels; do
      status=0
      "$program" "$file" "$seconds" "$seed" "$work" Fuzz/FileCorpus Tests/UIKitTests/HostileStoryboards docs/examples \
        Tests/RenderingTests || status=$?
      if [ "$status" != 0 ]; then
        cp "$work/last-$file" "$work/found-$file"
        echo "not ok $file: $work/found-$file ended the program with status $status, seed $seed" && failed=1
      fi
    done
    exit "$failed"
    ;;
esac
