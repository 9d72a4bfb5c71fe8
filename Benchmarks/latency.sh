#!/bin/bash
# latency.sh: measures the time from the write into uinput until a caller has the contacts, compared with a bare
# libevdev reader. It runs in the virtual time of the kernel machine, where every run gives the same figures. The
# processor is emulated, so only the ratio counts. Then it measures the time from the kernel's stamp until the
# picture, compared with a bare libevdev and SDL reader that moves one rectangle.
set -euo pipefail

cd "$(dirname "$0")/.."
machine=Tests/KernelMachine
work=.build/kernel-machine
.ci/install-packages qemu-system-x86 busybox-static cpio xz-utils binutils gcc libc6-dev
mkdir -p "$work"
"$machine/fetch-kernel" "$work/kernel"

swift build --package-path Benchmarks --configuration release --static-swift-stdlib --product LatencyReader >"$work/build.log" ||
  { cat "$work/build.log" && exit 1; }
read -ra libevdev <<<"$(pkg-config --cflags --libs libevdev)"
for program in writer bare; do
  cc -std=gnu2x -O2 -Wall -Wextra -Werror -o "$work/$program" "Benchmarks/Latency/$program.c" "${libevdev[@]}"
done

{
  echo "$(swift build --package-path Benchmarks --configuration release --static-swift-stdlib --show-bin-path)/LatencyReader /bin/LatencyReader"
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

# Emulates a processor of 1,000 million instructions per second, which drawing pictures needs.
.ci/install-packages fonts-dejavu-core fontconfig-config
swift build --package-path Benchmarks --configuration release --static-swift-stdlib --product FrameLatency >"$work/build.log" ||
  { cat "$work/build.log" && exit 1; }
read -ra sdl <<<"$(pkg-config --cflags --libs libevdev sdl2)"
cc -std=gnu2x -O2 -Wall -Wextra -Werror -o "$work/bare-window" Benchmarks/Latency/bare-window.c "${sdl[@]}"

{
  echo "$(swift build --package-path Benchmarks --configuration release --static-swift-stdlib --show-bin-path)/FrameLatency /bin/FrameLatency"
  echo "$work/writer /bin/writer"
  echo "$work/bare-window /bin/bare-window"
  echo "/usr/share/fonts/truetype/dejavu /usr/share/fonts/truetype/dejavu"
  echo "/etc/fonts /etc/fonts"
  echo "Benchmarks/Latency/window-guest.sh /guest/main"
} >"$work/pictures.files"
"$machine/build-initramfs" "$work/kernel" "$work/pictures.initramfs" "$work/pictures.files"
BOOT_SHIFT=0 "$machine/boot" "$work/kernel" "$work/pictures.initramfs" >"$work/pictures.log" ||
  { cat "$work/pictures.log" && exit 1; }

awk '$2 == "bare" { p50[$1] = $3; p99[$1] = $4 }
  $2 == "card" || $2 == "overlay" {
    printf "%4d pictures/s   bare libevdev and SDL p50 %.1f p99 %.1f ms", $1, p50[$1] / 1000, p99[$1] / 1000
    printf "   %s p50 %.1f p99 %.1f ms   ratio p50 %.2f p99 %.2f\n", $2, $3 / 1000, $4 / 1000, $3 / p50[$1], $4 / p99[$1]
  }' "$work/pictures.log"
