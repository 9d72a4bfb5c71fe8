#!/bin/sh
# window-guest.sh: runs in the virtual machine. A finger drags a card on displays of two rates. Prints
# `RATE PROGRAM p50 p99 max` for each program: the time from the kernel's stamp of an event frame until a picture with
# that frame was presented, in microseconds.
. /guest/kit.sh
cd /tmp || exit
export SDL_VIDEODRIVER=dummy

# measure RATE NAME PROGRAM [overlay]: adds the latencies of 150 frames, in nanoseconds, to the file RATE-NAME.
measure() {
  rm -f hand
  mkfifo hand
  writer 125 150 screen <hand >written &
  exec 3>hand
  within 5 has_node Latency || exit 1
  place=$(node Latency)
  "$3" "$place" 150 "$1" ${4:+"$4"} >seen &
  reader=$!
  within 10 opened "$place" $reader || exit 1
  sleep 3 # until the window has its size and is at rest
  echo go >&3
  within 20 all_seen || exit 1
  wait $reader || exit 1
  exec 3>&-
  cat seen >>"$1-$2"
  within 5 has_no_node || exit 1
}
all_seen() { [ "$(wc -l <seen)" = 150 ]; }
has_no_node() { ! has_node Latency; }

for rate in 1000 60; do
  for _ in 1 2; do
    measure $rate bare bare-window
    measure $rate card FrameLatency
    measure $rate overlay FrameLatency overlay
  done
  for name in bare card overlay; do
    sort -n $rate-$name | awk -v label="$rate $name" '{ all[NR] = $1 / 1000 }
      END { printf "%s %.1f %.1f %.1f\n", label, all[int(NR / 2)], all[int(NR * 0.99)], all[NR] }'
  done
done
