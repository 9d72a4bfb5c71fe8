#!/bin/bash
# memory.sh: plays recordings of 0.1 and 1 GB through a pipe, and prints the time and the peak of memory of each command.
# The fingers of the second recording replace one another without ever lifting. SIZES="10 40" chooses other sizes in MB.
# Also ports 500 and 2000 files.
set -euo pipefail
cd "$(dirname "$0")/.."
program=$(swift build --configuration release --static-swift-stdlib --show-bin-path)/pantograph
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
read -ra sizes <<<"${SIZES:-100 1000}"

# recording MB KIND: prints a recording of at least this size; KIND is lift or swap.
recording() {
  awk -v bytes="$((${1} * 1000000))" -v kind="$2" '
    !/^E:/ { print; size += length + 1; next }
    { split($2, time, "."); count++; at[count] = time[1] * 1000000 + time[2]
      type[count] = $3; code[count] = $4; value[count] = $5 }
    END {
      length_of_all = at[count] + 1000000
      for (turn = 0; size < bytes; turn++)
        for (i = 1; i <= count; i++) {
          now = at[i] + turn * length_of_all
          v = value[i]
          if (code[i] == "0039" && (kind == "swap" || v >= 0)) v = turn % 65536
          line = sprintf("E: %d.%06d %s %s %s", int(now / 1000000), now % 1000000, type[i], code[i], v)
          print line
          size += length(line) + 1
        }
    }' Recordings/phone-flick-down-125hz.evemu
}

for kind in lift swap; do
  for command in "inspect -" "replay -" "replay --scene pages -" "replay --trace /dev/null -" "diff Recordings/phone-tap-90hz.evemu -" \
    "tune --scene sheet /dev/stdin"; do
    peaks=()
    for size in "${sizes[@]}"; do
      read -ra words <<<"$command"
      recording "$size" "$kind" 2>/dev/null |
        /usr/bin/time -f '%e %M' -o "$work/time" "$program" "${words[@]}" >/dev/null 2>&1 || true
      read -r seconds peak < <(tail -n 1 "$work/time")
      peaks+=("$peak")
      echo "$kind $size MB, $command: $seconds s, $((peak / 1024)) MB"
    done
    awk -v first="${peaks[0]}" -v last="${peaks[-1]}" -v name="$kind, $command" \
      'BEGIN { printf "%s: the peak grows by %.0f %%\n", name, (last / first - 1) * 100 }'
  done
done

for count in 500 2000; do
  mkdir "$work/$count"
  for ((i = 0; i < count; i++)); do
    echo "import UIKit
class Same: UIViewController { @objc func tap() {}
  override func viewDidLoad() { super.viewDidLoad() } }" >"$work/$count/A$i.swift"
  done
  /usr/bin/time -f "port of $count files: %e s" "$program" port -q "$work/$count" -o "$work/out$count"
done
