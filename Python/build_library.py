"""Finds the C library that the package is built with:

1. in the folder that PANTOGRAPH_C_LIBRARY names, which `make c-library` has written;
2. otherwise from the sources of a release around this folder, if the Swift compiler is there;
3. otherwise the installed library that pkg-config finds.

With PANTOGRAPH_C_LIBRARY=installed only the installed library is tried. A library of the first two kinds becomes a part
of the package; an installed library does not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass

HEADERS = ["pantograph.h", "pantograph_recordings.h"]
HERE = os.path.dirname(os.path.abspath(__file__))
RELEASE = os.path.dirname(HERE)


@dataclass
class Library:
    """A C library, and the folder of its headers."""

    include: str
    folders: list[str]
    is_bundled: bool
    script: str | None = None

    def build(self) -> None:
        """Builds the library from the sources of the release, if it is not built yet."""
        if self.script:
            subprocess.run([self.script, os.path.dirname(self.folders[0])], check=True)

    @property
    def file(self) -> str:
        """The path of the library's file, without links."""
        return os.path.realpath(os.path.join(self.folders[0], "libpantograph.so"))

    @property
    def name(self) -> str:
        """The name under which programs load the library, such as libpantograph.so.0."""
        return ".".join(os.path.basename(self.file).split(".")[:3])

    @property
    def run_path(self) -> str:
        return ":".join(self.folders)


def choose() -> Library:
    """Returns the library to build with, or ends the build with a sentence that says what is missing."""
    given = os.environ.get("PANTOGRAPH_C_LIBRARY", "")
    if given and given != "installed":
        folder = os.path.abspath(given)
        include = os.path.join(folder, "include")
        if not all(os.path.exists(os.path.join(include, header)) for header in HEADERS):
            raise SystemExit(f"PANTOGRAPH_C_LIBRARY: {folder} is not a folder that `make c-library` has written.")
        return Library(include, [os.path.join(folder, "lib")], is_bundled=True)
    script = os.path.join(RELEASE, ".ci", "c-library")
    if not given and os.path.exists(script) and shutil.which("swiftc"):
        folder = os.path.join(RELEASE, "build", "c-library")
        include = os.path.join(RELEASE, "Sources", "CPantograph")
        return Library(include, [os.path.join(folder, "lib")], is_bundled=True, script=script)
    return installed()


def installed() -> Library:
    """Returns the library that pkg-config finds."""
    try:
        include = variable("includedir")
        folder = variable("libdir")
    except (OSError, subprocess.CalledProcessError):
        raise SystemExit(
            "The package pantograph needs the Swift compiler and the sources of a release of Pantograph, or an "
            "installed C library that pkg-config finds (make install-c-library)."
        ) from None
    if not all(os.path.exists(os.path.join(include, header)) for header in HEADERS):
        raise SystemExit(f"The C library in {folder} is older than this package: {include} has not all headers.")
    return Library(include, [folder], is_bundled=False)


def variable(name: str) -> str:
    """Returns a folder of the installed library."""
    words = ["pkg-config", f"--variable={name}", "pantograph"]
    found = subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()
    return os.path.realpath(found)
