#!/bin/bash
# tuning.sh: measures how fast a sweep is counted, compared with replaying each combination and with numpy, how fast
# recordings are read, and the cost of a second process and of a larger corpus.
set -euo pipefail

cd "$(dirname "$0")/.."
options=(--configuration release --static-swift-stdlib)
mkdir -p .build/benchmarks
log=.build/benchmarks/tuning.log
swift build --package-path Benchmarks "${options[@]}" --product TuningRate >"$log" || { cat "$log" && exit 1; }
for product in pantograph pantograph-studio; do
  swift build "${options[@]}" --product "$product" >"$log" || { cat "$log" && exit 1; }
done
rate=$(swift build --package-path Benchmarks "${options[@]}" --show-bin-path)/TuningRate
bin=$(swift build "${options[@]}" --show-bin-path)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python=.build/benchmarks/numpy/bin/python
if ! "$python" -c 'import numpy' 2>/dev/null; then
  python3 -m venv .build/benchmarks/numpy
  .build/benchmarks/numpy/bin/pip install --quiet numpy
fi

"$rate" 10000 "$work/samples" | tee "$work/ours"
"$python" Benchmarks/Tuning/count.py "$work/samples" | tee "$work/numpy"

"$bin/pantograph" synthesise --quiet --corpus "$work/small" --count 4000
"$bin/pantograph" synthesise --quiet --corpus "$work/large" --count 16000
python3 Benchmarks/Tuning/processes.py "$bin/pantograph" "$work" | tee "$work/processes"

awk '
  $1 == "count" { recordings = $2; combinations = $3; seconds = $4; sum = $6 }
  $1 == "replay" { replay = $2 }
  $1 == "decode" { rate = $3; kilobytes = $4 }
  $1 == "numpy" { numpy = $2; other = $3 }
  $1 == "processes" { gain = $2 }
  $1 == "memory" { small = $2; large = $3 }
  END {
    printf "%d recordings x %d combinations: %.2f s on two threads (goal < 10)\n", recordings, combinations, seconds
    printf "replaying each of them: %.0f times as long (goal >= 10,000)\n", recordings * combinations * replay / 2 / seconds
    printf "numpy, the same counts: %.1f s, %.1f times as long (goal >= 1)\n", numpy, numpy / seconds
    printf "reading: %.0f recordings of a second (%.1f kB) each second on two threads (goal >= 20,000)\n", rate, kilobytes
    printf "two processes of one thread each: %.2f times one (goal >= 1.8)\n", gain
    growth = (large - small) * 1048576 / 12000
    printf "growth of memory with the corpus: %.1f MB with 4,000 recordings, %.1f MB with 16,000, %.0f bytes each (goal: flat, < 200)\n", small, large, growth
    if (sum != other) { print "numpy counts otherwise"; exit 1 }
    if (seconds >= 10 || recordings * combinations * replay / 2 / seconds < 10000 || numpy < seconds || rate < 20000 || gain < 1.8 || growth >= 200) { print "below a goal"; exit 1 }
  }' "$work/ours" "$work/numpy" "$work/processes"
