"""rate.py RECORDING EVENTS: repeats the events of a recording, and measures how fast the package and pandas read them."""

import statistics
import sys
import tempfile
import time

import pandas
import pantograph as p

recording, count = sys.argv[1], int(sys.argv[2])
RUNS = 7


def repeat(file) -> int:
    """Writes the recording with at least `count` events, each turn half a second after the one before."""
    with open(recording, encoding="utf-8") as source:
        lines = source.read().splitlines()
    file.write("\n".join(line for line in lines if not line.startswith("E:")) + "\n")
    events = [line.split("#")[0].strip().split(maxsplit=2) for line in lines if line.startswith("E:")]
    times = [int(words[1].replace(".", "")) for words in events]
    span = times[-1] - times[0] + 500_000
    turns = -(-count // len(events))
    for turn in range(turns):
        moved = (divmod(time + turn * span, 1_000_000) for time in times)
        rows = [f"E: {second}.{rest:06d} {words[2]}" for (second, rest), words in zip(moved, events)]
        file.write("\n".join(rows) + "\n")
    file.flush()
    return turns * len(events)


def rate(read) -> float:
    """Returns the median of millions of events per second of processor time."""
    found = []
    for _ in range(RUNS):
        start = time.process_time()
        read()
        found.append(events / (time.process_time() - start) / 1e6)
    return statistics.median(found)


def table() -> pandas.DataFrame:
    """Reads the events as a table, as one does without the package; the contacts are not decoded."""
    lines = len([line for line in open(recording, encoding="utf-8") if not line.startswith("E:")])
    names = ["mark", "time", "type", "code", "value"]
    return pandas.read_csv(file.name, sep=" ", names=names, skiprows=lines, dtype={"type": str, "code": str})


with tempfile.NamedTemporaryFile("w", suffix=".evemu", dir=".build") as file:
    events = repeat(file)
    assert p.read(file.name).event_count == events == len(table())
    ours, contacts, peer = rate(lambda: p.read(file.name)), rate(lambda: p.read(file.name).times), rate(table)
    print(f"evemu text, {events} events, {RUNS} runs, millions of events a second:")
    print(f"events {ours:.1f}, with contacts {contacts:.1f} (goal 10), pandas {peer:.1f}, ratio {ours / peer:.1f}")
