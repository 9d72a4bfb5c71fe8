#!/bin/bash
# memory.sh: sends recordings of 0.1 and 1 GB through a pipe to every command that reads a recording of any length, and
# prints the time and the peak of memory of each command, and by how much the peak grows. The fingers of the second
# recording replace one another without ever lifting; the finger of the third is held. `diff` compares each recording
# with a short one, and with itself. Also ports 500 and 2000 files. Ends with 1 if a peak grows by more than 5 %.
# SIZES="10 40" chooses other sizes in MB, KINDS="lift" some of the recordings, PROGRAM another program.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${PROGRAM:-$(swift build --configuration release --static-swift-stdlib --show-bin-path)/pantograph}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
read -ra sizes <<<"${SIZES:-100 1000}"
read -ra kinds <<<"${KINDS:-lift swap hold}"
# The peak of the larger recording may be larger by this part, in percent: pages that the allocator happens to use.
most=5
failed=0
short=Recordings/phone-tap-90hz.evemu

# recording MB KIND: prints a recording of at least this size: a flick that is repeated.
recording() {
  python3 - "$1" "$2" Recordings/phone-flick-down-125hz.evemu <<'END'
import fcntl, sys
try:  # On a busy machine each change between writer and reader waits for its turn, so a pipe holds much.
    fcntl.fcntl(sys.stdout, fcntl.F_SETPIPE_SZ, 1 << 20)
except OSError:
    pass
size, kind = int(sys.argv[1]) * 1_000_000, sys.argv[2]
head, body, last = "", "", 0
for line in open(sys.argv[3]):
    if not line.startswith("E:"):
        head += line
        continue
    _, time, type, code, value = line.split()[:5]
    second, rest = time.split(".")
    last = max(last, int(second))
    if kind == "hold" and code in ("0039", "014a"):
        if int(value) > 0:
            head += line
        continue
    if code == "0039" and (kind == "swap" or int(value) >= 0):
        value = "#"
    # @0@, @1@ … stand for the seconds, and # for the id of the finger.
    body += f"E: @{second}@.{rest} {type} {code} {value}\n"
sys.stdout.write(head)
size -= len(head)
turn = 0
try:
    while size > 0:
        text = body.replace("#", str(turn % 65536))
        for second in range(last + 1):
            text = text.replace(f"@{second}@", str(second + 1 + turn * (last + 2)))
        sys.stdout.write(text)
        size -= len(text)
        turn += 1
except BrokenPipeError:
    sys.exit(1)
END
}

# measure KIND NAME WORDS...: runs the command with a recording of each size on standard input. The word SAME stands for
# a file with the same recording.
measure() {
  local kind=$1 name=$2 peaks=() seconds peak status
  shift 2
  for size in "${sizes[@]}"; do
    [[ " $* " != *" SAME "* ]] || recording "$size" "$kind" >"$work/same"
    status=0
    recording "$size" "$kind" 2>/dev/null |
      /usr/bin/time -f '%e %M' -o "$work/time" "$program" "${@/#SAME/$work/same}" >/dev/null 2>"$work/errors" || status=$?
    # diff ends with 1 if the recordings differ.
    [ "$status" -le 1 ] || {
      echo "not ok $kind, $name ends with $status: $(tail -n 1 "$work/errors")" && failed=1
      return 0
    }
    read -r seconds peak < <(tail -n 1 "$work/time")
    peaks+=("$peak")
    echo "$kind $size MB, $name: $seconds s, $((peak / 1024)) MB"
  done
  awk -v first="${peaks[0]}" -v last="${peaks[-1]}" -v name="$kind, $name" -v most="$most" 'BEGIN {
    growth = (last / first - 1) * 100
    printf "%s %s: the peak grows by %.1f %%\n", growth <= most ? "ok" : "not ok", name, growth
    exit growth > most
  }' || failed=1
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
exit "$failed"
