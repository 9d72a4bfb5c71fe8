"""Declares the functions of the C library for cffi, from its own headers."""

import os
import re
import sys

from cffi import FFI

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from build_library import HEADERS, choose  # noqa: E402


def declarations(text: str) -> str:
    """Returns a header without the lines that only a preprocessor understands."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"#ifdef __cplusplus.*?#endif", "", text, flags=re.DOTALL)
    numbers = re.compile(r"#define \w+ \d+$")
    return "\n".join(line for line in text.splitlines() if not line.startswith("#") or numbers.match(line))


ffi = FFI()
include = choose().include
for header in HEADERS:
    with open(os.path.join(include, header), encoding="utf-8") as file:
        ffi.cdef(declarations(file.read()))
# Debugging information would contain the folder of the build, and the same sources would not give the same bytes.
ffi.set_source(
    "pantograph._native", "#include <pantograph_recordings.h>", libraries=["pantograph"], extra_compile_args=["-g0"]
)
