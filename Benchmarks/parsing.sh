#!/bin/bash
# parsing.sh: compares reading evemu text with libevemu, and reading libinput's YAML with the Python loader of
# libinput-replay. Prints the medians of processor time in milliseconds, and the ratio. Installs missing peers; without
# the right to install, it prints the ones it leaves out.
set -euo pipefail
cd "$(dirname "$0")/.."
.ci/install-packages libevemu-dev libinput-tools python3-yaml || echo "some peers are not there to measure against"
work=.build/parsing
mkdir -p "$work"
mapfile -t texts < <(find Sources/PantographPlainText -name '*.swift')
mapfile -t touches < <(find Sources/PantographTouches -name '*.swift')
mapfile -t recordings < <(find Sources/PantographRecordings -name '*.swift')
swiftc -O -wmo -swift-version 6 -parse-as-library -package-name pantograph -module-name PantographPlainText \
  "${texts[@]}" -emit-module-path "$work/PantographPlainText.swiftmodule" -c -o "$work/PantographPlainText.o"
swiftc -O -wmo -swift-version 6 -parse-as-library -package-name pantograph -module-name PantographTouches \
  -I "$work" "${touches[@]}" -emit-module-path "$work/PantographTouches.swiftmodule" -c -o "$work/PantographTouches.o"
swiftc -O -wmo -swift-version 6 -parse-as-library -package-name pantograph -module-name ParsingBenchmark \
  -I "$work" "$work/PantographPlainText.o" "$work/PantographTouches.o" "${recordings[@]}" Benchmarks/Parsing/ParsingBenchmark.swift -o "$work/ours"
median() { awk '{print $1}' | sort -g | awk '{v[NR]=$1} END {print v[int((NR+1)/2)]}'; }
report() { awk -v n="$1" -v o="$2" -v p="$3" 'BEGIN {printf "%s: ours %.3f ms, peer %.3f ms, ratio %.1f\n", n, o, p, p/o}'; }

# No output is no error: the compiler may find the header without flags.
read -ra evemu_flags < <(pkg-config --cflags evemu 2>/dev/null) || true
if cc -O2 Benchmarks/Parsing/evemu-peer.c -o "$work/peer" "${evemu_flags[@]}" -levemu 2>/dev/null; then
  "$work/ours" make evemu 200000 > "$work/big.evemu"
  # Alternates the two programs, so that both run at the same processor speed.
  for _ in {1..9}; do
    "$work/ours" "$work/big.evemu" 3 | median >&3
    "$work/peer" "$work/big.evemu" 3 | median >&4
  done 3>"$work/ours.ms" 4>"$work/peer.ms"
  report "evemu text, 600,000 events, libevemu" "$(median <"$work/ours.ms")" "$(median <"$work/peer.ms")"
else
  echo "skipped libevemu: libevemu-dev is not installed"
fi

if python3 -c 'import yaml' 2>/dev/null; then
  "$work/ours" make libinput 3000 > "$work/big.yml"
  peer=$(python3 - "$work/big.yml" <<'PYTHON'
import sys, time, yaml
for _ in range(3):
    start = time.process_time()
    with open(sys.argv[1]) as file:
        yaml.safe_load(file)
    print((time.process_time() - start) * 1e3)
PYTHON
)
  report "libinput YAML, 9,000 events, PyYAML safe_load" \
    "$("$work/ours" "$work/big.yml" 9 | median)" "$(median <<<"$peer")"
else
  echo "skipped PyYAML: python3-yaml is not installed"
fi
