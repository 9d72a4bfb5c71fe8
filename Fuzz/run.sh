#!/bin/bash
# Runs every parser of recordings under libFuzzer for SECONDS (60 when not said).
# What it finds goes to .build/fuzz; Fuzz/Corpus holds the small set that the tests replay.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-60}
work=.build/fuzz
mkdir -p "$work/corpus"
# Without this no crash file is written.
export SWIFT_BACKTRACE=enable=no
mapfile -t touches < <(find Sources/Touches -name '*.swift')
mapfile -t recordings < <(find Sources/Recordings -name '*.swift')
swiftc -O -wmo -swift-version 6 -parse-as-library -sanitize=fuzzer -package-name pantograph -module-name Touches \
  "${touches[@]}" -emit-module-path "$work/Touches.swiftmodule" -c -o "$work/Touches.o"
swiftc -O -wmo -swift-version 6 -parse-as-library -sanitize=fuzzer -DFUZZING -package-name pantograph -module-name FuzzRecordings \
  -I "$work" "$work/Touches.o" "${recordings[@]}" \
  Tests/RecordingsTests/Formats/RecordingInvariants.swift Fuzz/FuzzRecordings.swift \
  -o "$work/fuzz"
"$work/fuzz" -max_total_time="$seconds" -rss_limit_mb=1024 -timeout=10 -max_len=4096 \
  -print_final_stats=1 -artifact_prefix="$work/" "$work/corpus" Fuzz/Corpus
