#!/bin/bash
# run.sh [edits] [SECONDS]: runs every parser of recordings, or every edit of a recording, under libFuzzer for SECONDS
# (60 by default). Findings go to .build/fuzz. Fuzz/Corpus and Fuzz/EditCorpus contain the small sets that the tests
# replay.
set -euo pipefail
cd "$(dirname "$0")/.."
tests=Tests/RecordingsTests
if [ "${1:-}" = edits ]; then
  shift
  work=.build/fuzz-edits corpus=Fuzz/EditCorpus length=400
  entry=("$tests/Edits/EditInvariants.swift" "$tests/Edits/EditProgram.swift" Fuzz/FuzzEdits.swift)
else
  work=.build/fuzz corpus=Fuzz/Corpus length=4096
  entry=("$tests/Formats/RecordingInvariants.swift" Fuzz/FuzzRecordings.swift)
fi
seconds=${1:-60}
mkdir -p "$work/corpus"
# libFuzzer writes no crash file without this setting.
export SWIFT_BACKTRACE=enable=no
mapfile -t touches < <(find Sources/PantographTouches -name '*.swift')
mapfile -t recordings < <(find Sources/PantographRecordings -name '*.swift')
flags=(-O -wmo -swift-version 6 -parse-as-library -sanitize=fuzzer -package-name pantograph)
swiftc "${flags[@]}" -module-name PantographTouches "${touches[@]}" -emit-module-path "$work/PantographTouches.swiftmodule" \
  -c -o "$work/PantographTouches.o"
swiftc "${flags[@]}" -DFUZZING -module-name FuzzRecordings -I "$work" "$work/PantographTouches.o" "${recordings[@]}" \
  "${entry[@]}" -o "$work/fuzz"
[ "$seconds" = 0 ] || "$work/fuzz" -max_total_time="$seconds" -rss_limit_mb=1024 -timeout=10 -max_len="$length" \
  -print_final_stats=1 -artifact_prefix="$work/" "$work/corpus" "$corpus"
