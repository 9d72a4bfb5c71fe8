#!/bin/bash
# film.sh: measures the real time of an animated WebP of a drag in the demo `card`, beside the time that libwebp alone
# needs for the same pictures, and the real time and the memory of the HTML page. Prints the medians of 7 runs, which
# alternate.
set -euo pipefail

cd "$(dirname "$0")/.."
.ci/install-packages libwebp-dev pkg-config || { echo "skipped: libwebp-dev is not installed" && exit 0; }
work=.build/benchmarks/film
mkdir -p "$work"
options=(--package-path Benchmarks --configuration release --static-swift-stdlib)
swift build "${options[@]}" --product FilmRate >"$work/build.log" || { cat "$work/build.log" && exit 1; }
ours=$(swift build "${options[@]}" --show-bin-path)/FilmRate
read -ra libwebp <<<"$(pkg-config --cflags --libs libwebp libwebpmux)"
cc -std=gnu2x -O2 -Wall -Wextra -Werror -o "$work/webp-peer" Benchmarks/Film/webp-peer.c "${libwebp[@]}"

"$ours" pictures "$work/pictures"
for _ in {1..7}; do
  echo "$("$ours" film) $("$work/webp-peer" "$work/pictures") $("$ours" drawn) $("$ours" page)"
done >"$work/times"
rm "$work/pictures"
awk '
  function median(i,   j, k, t, a) {
    for (j = 1; j <= NR; j++) a[j] = v[i, j]
    for (j = 2; j <= NR; j++) for (k = j; k > 1 && a[k] < a[k - 1]; k--) { t = a[k]; a[k] = a[k - 1]; a[k - 1] = t }
    return a[int((NR + 1) / 2)]
  }
  { for (i = 1; i <= NF; i++) v[i, NR] = $i }
  $2 != $5 { print "the film has " $2 " bytes, and that of libwebp alone " $5; exit 1 }
  END {
    printf "film %d pictures: %.2f s, libwebp alone %.2f s (%.2f), drawn %.2f s\n", median(7), median(1), median(4), median(1) / median(4), median(6)
    printf "page %.0f kB: %.2f s, %.0f MB\n", median(10) / 1000, median(9), median(11)
  }' "$work/times"
