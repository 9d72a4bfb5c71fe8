"""Compares two processes of one thread with one process, and measures the peak memory for a small and a large corpus."""

import os
import subprocess
import sys
import time

program, work = sys.argv[1:]
sweep = ["--sweep", "finish.progress=0.1…0.9/100", "--sweep", "finish.velocity=100…2000/100 pt/s"]


def start(corpus, part, threads=1):
    out = f"{work}/{part.replace('/', '-')}.part"
    return subprocess.Popen(
        [program, "tune", "--quiet", "--force", "--threads", str(threads), *sweep, "--shard", part,
         "--out", out, f"{work}/{corpus}"])


def seconds(parts):
    before = time.perf_counter()
    running = [start("large", part) for part in parts]
    assert all(process.wait() == 0 for process in running)
    return time.perf_counter() - before


def memory(corpus):
    process = subprocess.Popen(
        [program, "tune", "--quiet", "--no-policies", *sweep, f"{work}/{corpus}"],
        stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    assert status == 0
    return usage.ru_maxrss / 1024


seconds(["1/1"])
gains = sorted(seconds(["1/1"]) / seconds(["1/2", "2/2"]) for _ in range(3))
print("processes", f"{gains[1]:.3f}")
print("memory", f"{memory('small'):.1f}", f"{memory('large'):.1f}")
