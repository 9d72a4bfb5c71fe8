"""The C library: texts, statuses, and the layout of its structs as numpy types."""

from __future__ import annotations

from typing import Any, Callable

import numpy as np

from ._native import ffi as ffi
from ._native import lib as lib

#: The version of the C library.
version: str = ffi.string(lib.pantograph_version()).decode()


def text(write: Callable[..., int], *arguments: Any) -> str:
    """Returns the text that a function of the library writes into a buffer."""
    size = write(*arguments, ffi.NULL, 0) + 1
    buffer = ffi.new("char[]", size)
    length = min(write(*arguments, buffer, size), size - 1)
    return bytes(ffi.buffer(buffer, length)).decode("utf-8", "replace")


def check(status: int) -> None:
    """Raises the error that a status stands for."""
    if status != lib.PANTOGRAPH_OK:
        raise ValueError(ffi.string(lib.pantograph_status_text(status)).decode())


def owned(handle: Any, free: Any) -> Any:
    """Returns a handle that is freed with the Python object."""
    return ffi.gc(handle, free)


def structure(name: str, fields: dict[str, str]) -> np.dtype[Any]:
    """Returns the numpy type with the layout of a struct, whose members have the given types."""
    return np.dtype(
        {
            "names": list(fields),
            "formats": list(fields.values()),
            "offsets": [ffi.offsetof(name, field) for field in fields],
            "itemsize": ffi.sizeof(name),
        }
    )


#: An event of the kernel: its time in microseconds, its type, its code, its value.
EVENT = structure("pantograph_event", {"time": "i8", "type": "u2", "code": "u2", "value": "i4"})

#: A contact at the time of a frame, as `pantograph_sample` in the C library has it.
SAMPLE = structure(
    "pantograph_sample",
    {
        "time": "i8",
        "x": "f8",
        "y": "f8",
        "pressure": "f8",
        "major": "f8",
        "minor": "f8",
        "orientation": "f8",
        "id": "u4",
        "slot": "i2",
        "fingers": "u2",
        "phase": "u1",
        "cause": "u1",
        "tool": "u1",
        "buttons": "u1",
        "is_approximate": "?",
    },
)

FORMATS: list[str] = [text(lib.pantograph_format_name, index) for index in range(lib.pantograph_format_count())]
