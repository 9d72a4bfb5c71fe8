#!/bin/bash
# layout.sh: measures the time to lay out new views with four constraints each, and to solve the layout after one
# constant changes. Compares with kiwi, a C++ solver of the same kind, with the same constraints and no views.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--package-path Benchmarks --configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/layout.log
kiwi=.build/benchmarks/kiwi
swift build "${options[@]}" --product LayoutCost >"$log" || { cat "$log" && exit 1; }

# kiwi's headers are in the sources of its Python package.
peer() {
  if [ ! -x "$kiwi/kiwi-layout" ]; then
    mkdir -p "$kiwi"
    pip download --quiet --no-binary kiwisolver --no-deps --dest "$kiwi" 'kiwisolver==1.4.*' || return
    tar -xf "$kiwi"/kiwisolver-*.tar.gz -C "$kiwi" --strip-components=1 || return
    g++ -O2 -std=c++17 -I "$kiwi" Benchmarks/Layout/kiwi-layout.cpp -o "$kiwi/kiwi-layout" || return
  fi
  "$kiwi/kiwi-layout"
}

{
  peer 2>>"$log" || echo "kiwi is missing: see $log" >&2
  "$(swift build "${options[@]}" --show-bin-path)/LayoutCost"
} | awk '
  $1 == "kiwi" { kiwi[$2, $3] = $4 }
  $1 == "layout" {
    printf "%-8s %5d views   made %7.2f ms   laid out %7.2f ms   one constant %7.1f µs", $2, $3, $4, $5, $6
    if (($2, $3) in kiwi) printf "   kiwi %7.2f ms   laid out / kiwi %5.2f", kiwi[$2, $3], $5 / kiwi[$2, $3]
    print ""
  }'
