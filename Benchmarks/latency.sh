#!/bin/bash
# latency.sh: from the write into uinput until a caller has the contacts, ours beside a bare libevdev reader, in the kernel
# machine's virtual time, where every run gives the same figures. They are an emulated processor's: only the ratio counts.
set -euo pipefail

cd "$(dirname "$0")/.."
machine=Tests/KernelMachine
work=.build/kernel-machine
.ci/install-packages qemu-system-x86 busybox-static cpio xz-utils binutils gcc libc6-dev
mkdir -p "$work"
"$machine/fetch-kernel" "$work/kernel"

swift build --configuration release --static-swift-stdlib --product LatencyReader >"$work/build.log" ||
  { cat "$work/build.log" && exit 1; }
read -ra libevdev <<<"$(pkg-config --cflags --libs libevdev)"
for program in writer bare; do
  cc -std=gnu2x -O2 -Wall -Wextra -Werror -o "$work/$program" "Benchmarks/Latency/$program.c" "${libevdev[@]}"
done

{
  echo "$(swift build --configuration release --static-swift-stdlib --show-bin-path)/LatencyReader /bin/LatencyReader"
  echo "$work/writer /bin/writer"
  echo "$work/bare /bin/bare"
  echo "Benchmarks/Latency/guest.sh /guest/main"
} >"$work/latency.files"
"$machine/build-initramfs" "$work/kernel" "$work/latency.initramfs" "$work/latency.files"
"$machine/boot" "$work/kernel" "$work/latency.initramfs" >"$work/latency.log" ||
  { cat "$work/latency.log" && exit 1; }

awk '$2 == "bare" { p50[$1] = $3; p99[$1] = $4; max[$1] = $5 }
  $2 == "LatencyReader" {
    printf "%5d Hz   bare libevdev p50 %.1f p99 %.1f max %.1f us", $1, p50[$1], p99[$1], max[$1]
    printf "   contacts p50 %.1f p99 %.1f max %.1f us", $3, $4, $5
    printf "   ratio p50 %.3f p99 %.3f\n", $3 / p50[$1], $4 / p99[$1]
  }' "$work/latency.log"
