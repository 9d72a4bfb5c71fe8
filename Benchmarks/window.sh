#!/bin/bash
# window.sh: measures the frames per second of a card that moves over six translucent layers in a window of 1280 × 800,
# composed and uploaded, with presenting apart; the pictures per second of the demo card that a finger drags; and how
# often pantograph-window wakes in 10 s at rest, with strace. Without Xvfb it uses SDL's driver without a screen.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/window.log
swift build --package-path Benchmarks "${options[@]}" --product WindowRate >"$log" || { cat "$log" && exit 1; }
swift build "${options[@]}" --product pantograph-window >"$log" || { cat "$log" && exit 1; }
measured=$(swift build --package-path Benchmarks "${options[@]}" --show-bin-path)/WindowRate
programs=$(swift build "${options[@]}" --show-bin-path)

rate() {
  "$measured" | awk '
    { printf "%-11s %-7s %7.0f frames/s of the main thread'"'"'s time, %7.0f of real time\n", $1, $2, $3, $4 }
    $1 == "both" && $3 < 240 { print "below the goal of 240" }'
}

SDL_VIDEODRIVER=dummy rate
if ! command -v Xvfb >/dev/null; then
  echo "without Xvfb no window of X11 and no strace of one"
  exit
fi
work=$(mktemp -d)
trap 'kill "${window:-}" "$server" 2>/dev/null; rm -rf "$work"' EXIT
mkfifo "$work/number"
Xvfb -displayfd 9 -screen 0 1400x1000x24 9>"$work/number" 2>/dev/null &
server=$!
read -r number <"$work/number"
export DISPLAY=:$number
unset WAYLAND_DISPLAY
rate

if ! command -v strace >/dev/null; then
  echo "without strace nobody counts what wakes"
  exit
fi
"$programs/pantograph-window" card >/dev/null 2>&1 &
window=$!
sleep 3
timeout 10 strace -f -o "$work/trace" -p "$window" 2>/dev/null || true
# Calls that were under way when strace began do not count. Every other call is a wake-up.
printf 'at rest: %d wake-ups in 10 s, %d threads asleep\n' \
  "$(grep -cvE 'restart_syscall|<unfinished|<detached|resuming' "$work/trace" || true)" \
  "$(find "/proc/$window/task" -mindepth 1 -maxdepth 1 | wc -l)"
cp "$work/trace" .build/benchmarks/window.strace
