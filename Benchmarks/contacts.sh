#!/bin/bash
# contacts.sh: how many events a second of one core's time become contacts, beside a bare loop over the same events; and what a
# frame costs up to contacts, through the filters, to what the hand does, and on to a window that a touchpad works.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--package-path Benchmarks --configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/contacts.log
swift build "${options[@]}" --product ContactRate >"$log" || { cat "$log" && exit 1; }

"$(swift build "${options[@]}" --show-bin-path)/ContactRate" | awk '
  $1 == "hand" {
    printf "%d fingers, ns a frame   ContactDecoder %d   TouchPipeline %d   HandTracker %d   TouchpadSession %d\n", $2, $3, $4, $5, $6
    next
  }
  { printf "%d fingers   bare loop %7.1f   ContactDecoder %5.1f   TouchPipeline, all filters %5.1f   million events/s\n", $1, $2, $3, $4 }
  $3 < 20 || $4 < 20 { slow = 1 }
  END { if (slow) print "below the goal of 20 million events a second" }'
