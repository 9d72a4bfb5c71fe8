"""compare PANTOGRAPH TELL RECORDING...: what the C library makes of each recording is what `replay` makes of it:
every gesture, and in each scene with one way to go the first decision, byte for byte, or the refusal."""

import json
import subprocess
import sys

pantograph, tell, *recordings = sys.argv[1:]
scenes = ["navigation", "card", "menu", "photos", "diagonal", "flip"]
# What only an application knows of: its other recognizers, and what it has to show.
others = ["prevented", "nothing-there", "declined"]
counts = {"gestures": 0, "decisions": 0, "refusals": 0}
wrong = []


def replay(*words):
    found = subprocess.run([pantograph, "replay", "--json", *words], capture_output=True, text=True)
    return json.loads(found.stdout)


def near(one, other):
    """Numbers as `replay` prints them, to three decimals."""
    if isinstance(one, list):
        return all(near(a, b) for a, b in zip(one, other))
    if isinstance(one, (int, float)) and not isinstance(one, bool):
        return abs(one - other) < 0.00051
    return one == other


for recording in recordings:
    lines = subprocess.run([tell, recording], capture_output=True, text=True, check=True).stdout.splitlines()
    told = [json.loads(line) for line in lines]
    gestures = [line["gesture"] for line in told if "gesture" in line]
    expected = replay(recording)["gestures"]
    counts["gestures"] += len(expected)
    if len(gestures) != len(expected):
        wrong.append(f"{recording}: {len(gestures)} gestures, replay has {len(expected)}")
    for own, theirs in zip(gestures, expected):
        for key, value in own.items():
            if not near(value, theirs[key]):
                wrong.append(f"{recording}: {key} {value}, replay has {theirs[key]}")
    for scene in scenes:
        answers = [line for line in told if line.get("scene") == scene]
        report = replay("--scene", scene, "--mapping", "surface", recording)
        decisions = [step["decision"] for step in report["transitions"] if step["decision"]]
        if decisions:
            counts["decisions"] += 1
            own = [line for line in answers if "rule" in line["answer"]]
            if not own or own[0]["answer"] != decisions[0]:
                wrong.append(f"{recording} in {scene}: {own[:1]}, replay has {decisions[0]}")
        elif any("rule" in line["answer"] for line in answers):
            wrong.append(f"{recording} in {scene}: a decision where replay has none: {answers}")
        elif report["refusals"] and answers and report["refusals"][0]["refusal"]["refusal"] not in others:
            counts["refusals"] += 1
            if answers[0]["answer"] != report["refusals"][0]["refusal"]:
                wrong.append(f"{recording} in {scene}: {answers[0]}, replay has {report['refusals'][0]}")

for line in wrong:
    print("not ok", line)
if not wrong and recordings:
    parts = ", ".join(f"{count} {name}" for name, count in counts.items())
    print(f"ok: {len(recordings)} recordings in {len(scenes)} scenes, {parts} are replay's")
sys.exit(bool(wrong))
