"""Compares the output of benchmarks with earlier output, as ratios, and names what became slower.

usage: compare.py OLD NEW

OLD and NEW are outputs of `make bench`. A figure is a number with a unit. It is found again by its benchmark and by the
words around it, so figures that only one of the two outputs has are counted, but not compared. The machines of the two
outputs may differ in speed: what counts is the ratio of a figure compared with the median of all ratios.
"""

import re
import statistics
import sys

# Units of which less is better: times and sizes.
LESS = {"ns", "µs", "ms", "s", "kB", "MB", "bytes", "allocations", "instructions"}
# A figure that is this much slower than the median counts as slower, because processor times vary by some percent.
TOLERANCE = 1.15
NUMBER = re.compile(r"^-?[0-9][0-9,]*(\.[0-9]+)?$")
BENCHMARK = re.compile(r"^== (\S+)$")
MOST_NAMED = 40


def is_rate(unit):
    return unit.endswith("/s")


def figures(text):
    """Returns the figures by name: the number, and whether less of it is better."""
    found, benchmark = {}, ""
    for line in text.splitlines():
        begin = BENCHMARK.match(line)
        if begin:
            benchmark = begin[1].rsplit("/", 1)[-1]
            continue
        words = line.replace(":", " ").replace("(", " ").replace(")", " ").split()
        head, own, figure, index = None, [], [], 0
        while index < len(words):
            word = words[index].rstrip(",;")
            number = NUMBER.match(word) and float(word.replace(",", ""))
            # A rate may be counted in thousands or in millions of something.
            unit = next((each for each in words[index + 1:index + 4] if is_rate(each.rstrip(",;"))
                         or each.rstrip(",;") in LESS), None)
            distance = words[index + 1:index + 4].index(unit) if unit else 0
            unit = unit.rstrip(",;") if unit else None
            if number is None or not NUMBER.match(word) or unit is None \
                    or any(NUMBER.match(each) for each in words[index + 1:index + 1 + distance]) \
                    or (distance > 0 and not is_rate(unit)):
                own.append(word)
                index += 1
                continue
            if head is None:
                head = own
            figure.append((tuple(own), number, unit))
            own = []
            index += distance + 2
        for number_in_line, (label, number, unit) in enumerate(figure):
            words_of_name = [benchmark, *(head or own)]
            if number_in_line:
                words_of_name += ["…", *label]
            name = " ".join([*words_of_name, unit])
            while name in found:
                name += "′"
            if number > 0:
                found[name] = (number, not is_rate(unit))
    return found


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.split("\n\n")[1])
    old, new = ({}, {})
    for path, into in ((sys.argv[1], old), (sys.argv[2], new)):
        with open(path, encoding="utf-8") as file:
            into.update(figures(file.read()))
    # Above 1, the new figure is worse.
    ratios = {
        name: number / old[name][0] if less else old[name][0] / number
        for name, (number, less) in new.items() if name in old
    }
    if not ratios:
        sys.exit("the two outputs have no figure in common")
    median = statistics.median(ratios.values())
    for name, ratio in sorted(ratios.items(), key=lambda each: -each[1] / median):
        print(f"{ratio / median:6.2f}  {old[name][0]:g} -> {new[name][0]:g}  {name}")
    missing = len(set(old) ^ set(new))
    print(f"\n{len(ratios)} figures compared, {missing} that only one output has."
          f" Median of the ratios: {median:.2f}; the numbers above are ratios divided by the median.")
    slower = [name for name, ratio in ratios.items() if ratio / median > TOLERANCE]
    if slower:
        print(f"{len(slower)} figures became slower, by more than {100 * (TOLERANCE - 1):.0f} %:")
        for name in sorted(slower, key=lambda each: -ratios[each])[:MOST_NAMED]:
            print(f"  {ratios[name] / median:.2f} times: {name}")
        sys.exit(1)
    print("nothing became slower")


main()
