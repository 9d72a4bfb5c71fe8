#!/bin/bash
# memory.sh: sends recordings of 0.1 and 1 GB through a pipe to every command that reads a recording of any length, and
# prints the time and the peak of memory of each command, and by how much the peak grows. The fingers of the second
# recording replace one another without ever lifting; the finger of the third is held. `diff` compares each recording
# with a short one, and with itself. Also ports 500 and 2000 files.
# SIZES="10 40" chooses other sizes in MB, KINDS="lift" some of the recordings, PROGRAM another program.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${PROGRAM:-$(swift build --configuration release --static-swift-stdlib --show-bin-path)/pantograph}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
read -ra sizes <<<"${SIZES:-100 1000}"
read -ra kinds <<<"${KINDS:-lift swap hold}"
short=Recordings/phone-tap-90hz.evemu

# recording MB KIND: prints a recording of at least this size: a flick that is repeated.
recording() {
  awk -v bytes="$((${1} * 1000000))" -v kind="$2" '
    !/^E:/ { print; size += length + 1; next }
    { split($2, time, "."); count++; second[count] = time[1]; rest[count] = time[2]
      type[count] = $3; code[count] = $4; value[count] = $5; last = time[1] }
    END {
      # The words @0, @1 … stand for the seconds, and # for the id of the finger.
      for (i = 1; i <= count; i++) {
        v = value[i]
        if (kind == "hold" && (code[i] == "0039" || code[i] == "014a")) {
          if (v > 0) print "E: " second[i] "." rest[i], type[i], code[i], v
          continue
        }
        if (code[i] == "0039" && (kind == "swap" || v >= 0)) v = "#"
        body = body "E: @" second[i] "." rest[i] " " type[i] " " code[i] " " v "\n"
      }
      for (turn = 0; size < bytes; turn++) {
        text = body
        for (s = 0; s <= last; s++) gsub("@" s "[.]", (s + 1 + turn * (last + 2)) ".", text)
        gsub("#", turn % 65536, text)
        printf "%s", text
        size += length(text)
      }
    }' Recordings/phone-flick-down-125hz.evemu
}

# measure KIND NAME WORDS...: runs the command with a recording of each size on standard input. The word SAME stands for
# a file with the same recording.
measure() {
  local kind=$1 name=$2 peaks=() seconds peak status
  shift 2
  for size in "${sizes[@]}"; do
    [[ " $* " != *" SAME "* ]] || recording "$size" "$kind" >"$work/same"
    status=0
    recording "$size" "$kind" 2>"$work/awk" |
      /usr/bin/time -f '%e %M' -o "$work/time" "$program" "${@/#SAME/$work/same}" >/dev/null 2>"$work/errors" || status=$?
    # diff ends with 1 if the recordings differ.
    [ "$status" -le 1 ] || { echo "not ok $name ends with $status: $(tail -n 1 "$work/errors")" && return 0; }
    read -r seconds peak < <(tail -n 1 "$work/time")
    peaks+=("$peak")
    echo "$kind $size MB, $name: $seconds s, $((peak / 1024)) MB"
  done
  awk -v first="${peaks[0]}" -v last="${peaks[-1]}" -v name="$kind, $name" \
    'BEGIN { printf "%s: the peak grows by %.0f %%\n", name, (last / first - 1) * 100 }'
}

for kind in "${kinds[@]}"; do
  measure "$kind" "inspect" inspect -
  measure "$kind" "inspect --json" inspect --json -
  measure "$kind" "inspect --plot" inspect --plot "$work/plot.svg" --force -
  measure "$kind" "replay" replay -
  measure "$kind" "replay --json" replay --json -
  measure "$kind" "replay --trace" replay --trace /dev/null -
  measure "$kind" "replay --scene" replay --scene pages -
  measure "$kind" "replay --scene --json" replay --scene pages --json -
  measure "$kind" "replay --scene --trace" replay --scene sheet --trace /dev/null -
  measure "$kind" "replay --scene --html" replay --scene pages --html "$work/page.html" --force -
  measure "$kind" "replay --scene --film" replay --scene pages --film "$work/film.png" --force -
  measure "$kind" "diff" diff "$short" -
  measure "$kind" "diff --json" diff --json "$short" -
  measure "$kind" "diff --plot" diff --plot "$work/plot.svg" --force "$short" -
  measure "$kind" "diff of two" diff SAME -
  measure "$kind" "tune" tune --scene sheet /dev/stdin
  measure "$kind" "tune --report" tune --scene sheet --report "$work/report.html" --force /dev/stdin
  measure "$kind" "convert" convert --force - "$work/out.yaml"
  measure "$kind" "survey" survey -
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
