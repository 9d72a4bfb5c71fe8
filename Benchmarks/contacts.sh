#!/bin/bash
# contacts.sh: measures how many events per second of one core's time become contacts, compared with a bare loop over
# the same events. Also measures the cost of a frame up to the contacts, through the filters, up to the hand's
# gesture, and up to a window that a touchpad controls.
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
