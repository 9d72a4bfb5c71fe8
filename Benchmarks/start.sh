#!/bin/bash
# start.sh: measures the size of the released programs without symbols, and the time they take to start: the median of
# 50 runs of --help and of `inspect` on a small file. Compares with libinput's --help if that is installed.
set -euo pipefail

cd "$(dirname "$0")/.."
release=(--configuration release --static-swift-stdlib)
for product in pantograph pantograph-studio; do swift build "${release[@]}" --product "$product" >/dev/null; done
bin=$(swift build "${release[@]}" --show-bin-path)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for product in pantograph pantograph-studio; do
  strip -o "$work/$product" "$bin/$product"
  echo "$product: $(stat -c %s "$work/$product") bytes, $(ldd "$work/$product" | wc -l) shared objects"
done
measured() {
  for _ in $(seq 55); do
    local start=$EPOCHREALTIME
    "$@" >/dev/null
    echo $((${EPOCHREALTIME/./} - ${start/./}))
  done | tail -n 50 | sort -n | awk -v command="$*" '{ all[NR] = $1 } END { printf "%.1f ms  %s\n", (all[25] + all[26]) / 2000, command }'
}
measured "$work/pantograph" --help
measured "$work/pantograph" inspect Recordings/phone-tap-90hz.evemu
measured "$work/pantograph-studio" --help
if command -v libinput >/dev/null; then measured libinput --help; fi
