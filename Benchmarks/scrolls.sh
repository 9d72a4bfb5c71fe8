#!/bin/bash
# scrolls.sh: measures a frame of scrolling through stacks of labels, a table of self-sized cells and a compositional
# layout, compared with the same rows placed by hand, and the memory for small and large numbers of rows.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--package-path Benchmarks --configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/scrolls.log
swift build "${options[@]}" --product ScrollCost >"$log" || { cat "$log" && exit 1; }
program=$(swift build "${options[@]}" --show-bin-path)/ScrollCost

for rows in "stacks 100" "stacks 1000" "table 1000" "table 1000000" "items 1000" "items 100000" "sized-items 1000" \
  "sized-items 100000"; do
  read -r kind count <<<"$rows"
  for _ in 1 2 3; do
    echo "placed $kind $count $("$program" "$kind" "$count" placed)"
    echo "own $kind $count $("$program" "$kind" "$count" own)"
  done
done | awk '
  { key = $2 " " $3; if (!(key in order)) { order[key] = ++count; keys[count] = key }
    n[$1, key]++; made[$1, key, n[$1, key]] = $4; mean[$1, key, n[$1, key]] = $5; bytes[$1, key, n[$1, key]] = $7 }
  function middle(all, who, key,   a, b, c) {
    a = all[who, key, 1]; b = all[who, key, 2]; c = all[who, key, 3]
    return a > b ? (b > c ? b : (a > c ? c : a)) : (a > c ? a : (b > c ? c : b))
  }
  END {
    for (i = 1; i <= count; i++) {
      key = keys[i]
      split(key, words, " ")
      printf "%-12s %7d rows   made %8.2f ms   a frame %9.1f µs   by hand %6.1f µs   ratio %7.1f   memory %5.1f MB\n",
        words[1], words[2], middle(made, "own", key), middle(mean, "own", key), middle(mean, "placed", key),
        middle(mean, "own", key) / middle(mean, "placed", key), middle(bytes, "own", key) / 1e6
    }
  }'
