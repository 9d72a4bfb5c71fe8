#!/bin/sh
# guest.sh: runs in the virtual machine. Measures each reader at each rate, and prints `RATE READER p50 p99 max`, in
# microseconds.
. /guest/kit.sh
cd /tmp || exit

# measure RATE READER: adds 2000 latencies, in nanoseconds, to the file RATE-READER.
measure() {
  rm -f hand
  mkfifo hand
  writer "$1" 2000 <hand >written &
  exec 3>hand
  within 5 has_node Latency || exit 1
  place=$(node Latency)
  "$2" "$place" 2000 >seen &
  reader=$!
  within 5 opened "$place" $reader || exit 1
  sleep 1 # until the reader has queried the device and waits for events
  echo go >&3
  wait $reader || exit 1
  within 5 all_written || exit 1
  exec 3>&-
  [ "$(wc -l <seen)" = 2000 ] || exit 1
  tail -n +2 written | paste - seen | awk '{ print $2 - $1 }' >>"$1-$2"
  within 5 has_no_node || exit 1
}
all_written() { [ "$(wc -l <written)" = 2001 ]; }
has_no_node() { ! has_node Latency; }

for rate in 125 1000; do
  # Measures in both orders, so that being second gives no advantage.
  for reader in bare LatencyReader LatencyReader bare; do measure $rate $reader; done
  for reader in bare LatencyReader; do
    sort -n $rate-$reader | awk -v label="$rate $reader" '{ all[NR] = $1 / 1000 }
      END { printf "%s %.2f %.2f %.2f\n", label, all[int(NR / 2)], all[int(NR * 0.99)], all[NR] }'
  done
done
