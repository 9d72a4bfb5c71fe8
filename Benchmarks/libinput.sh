#!/bin/bash
# libinput.sh: measures the processor time of a touchpad's frame, from the open device on, for libinput's dispatch and
# for Pantograph. Both read the same events from the tests' fake device, one frame per read, and neither waits. Prints
# the medians of 9 alternating runs.
set -euo pipefail

cd "$(dirname "$0")/.."
.ci/install-packages libinput-dev libudev-dev pkg-config || { echo "skipped: libinput-dev is not installed" && exit 0; }
work=.build/benchmarks/libinput
mkdir -p "$work"
options=(--package-path Benchmarks --configuration release --static-swift-stdlib)
swift build "${options[@]}" --product ContactRate >"$work/build.log" || { cat "$work/build.log" && exit 1; }
ours=$(swift build "${options[@]}" --show-bin-path)/ContactRate
read -ra libinput <<<"$(pkg-config --cflags --libs libinput libudev)"
cc -std=gnu2x -O2 -Wall -Wextra -Werror -I Tests/CFakeEvdev/include -rdynamic -o "$work/libinput-rate" \
  Benchmarks/Libinput/libinput-rate.c Tests/CFakeEvdev/fake_evdev.c "${libinput[@]}"

frames=50000
for fingers in 1 2 3; do
  "$ours" --events "$fingers" "$frames" >"$work/$fingers.events"
  for _ in {1..9}; do
    echo "$fingers $("$work/libinput-rate" "$work/$fingers.events" 2>"$work/log" | cut -d' ' -f1) $("$ours" --device "$fingers" "$frames")"
  done
done >"$work/costs"
awk '{ for (i = 2; i <= NF; i++) v[$1, i, ++n[$1, i]] = $i }
  function median(f, i,   j, k, t, a, c) {
    c = n[f, i]
    for (j = 1; j <= c; j++) a[j] = v[f, i, j]
    for (j = 2; j <= c; j++) for (k = j; k > 1 && a[k] < a[k - 1]; k--) { t = a[k]; a[k] = a[k - 1]; a[k - 1] = t }
    return a[int((c + 1) / 2)]
  }
  END {
    split("libinput EvdevReader +ContactDecoder +filters +HandTracker +TouchpadSession +UIKit-pan", names, " ")
    for (f = 1; f <= 3; f++) {
      printf "%d finger%s, ns a frame:", f, (f > 1 ? "s" : "")
      for (i = 2; i <= 8; i++) printf "  %s %.0f%s", names[i - 1], median(f, i), (i > 2 ? sprintf(" (%.2f)", median(f, i) / median(f, 2)) : "")
      print ""
    }
  }' "$work/costs"
