"""The recordings of the project and the program `pantograph`, which the tests compare the package with."""

import json
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
RELEASE = os.path.dirname(os.path.dirname(HERE))
RECORDINGS = os.path.join(RELEASE, "Recordings")
#: Small files in every format, right and wrong.
SEEDS = os.path.join(RELEASE, "Fuzz", "Corpus")
#: The path of the program; empty if there is none to compare with.
PANTOGRAPH = os.environ.get("PANTOGRAPH", "")


def recordings() -> list[str]:
    """Returns the paths of all bundled recordings."""
    return sorted(os.path.join(RECORDINGS, name) for name in os.listdir(RECORDINGS) if name.endswith(".evemu"))


def recording(name: str) -> str:
    """Returns the path of a bundled recording."""
    return os.path.join(RECORDINGS, name + ".evemu")


def run(*words: str) -> subprocess.CompletedProcess:
    """Runs the program."""
    return subprocess.run([PANTOGRAPH, *words], capture_output=True, text=True)


def output(*words: str) -> dict:
    """Returns the JSON that the program prints."""
    return json.loads(run(*words).stdout)
