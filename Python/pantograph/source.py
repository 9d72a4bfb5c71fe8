"""Opens recordings and the descriptions of their devices. The C library itself opens no file."""

from __future__ import annotations

import os
import stat
from typing import IO, Any, Iterator, Union

from .errors import Issue, RecordingError
from .library import lib
from .reader import Header, Reader

#: A path, the bytes of a recording, or a file that is open for reading bytes.
Source = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview, IO[bytes]]

#: The number of bytes that are read at once.
PIECE = 1 << 20

INPUT_MAJOR = 13


def name_of(source: Source) -> str:
    """Returns the name of a source in errors."""
    if isinstance(source, (bytes, bytearray, memoryview)):
        return "bytes"
    if hasattr(source, "read"):
        return str(getattr(source, "name", "file"))
    return os.fspath(source)


def size_of(source: Source) -> int | None:
    """Returns the size of a source in bytes; None if it is unknown, as for a pipe."""
    if isinstance(source, (bytes, bytearray, memoryview)):
        return memoryview(source).nbytes
    if hasattr(source, "read"):
        return None
    try:
        return os.stat(source).st_size or None
    except OSError:
        return None


def pieces(source: Source) -> Iterator[memoryview]:
    """Returns the bytes of a source, at most `PIECE` at a time. A piece is valid until the next one."""
    if isinstance(source, (bytes, bytearray, memoryview)):
        whole = memoryview(source).cast("B")
        for start in range(0, len(whole), PIECE):
            yield whole[start : start + PIECE]
    elif hasattr(source, "read"):
        while piece := source.read(PIECE):
            if isinstance(piece, str):
                raise TypeError("The file is open for reading text; open it with the mode 'rb'.")
            yield memoryview(piece)
    else:
        path = os.fspath(source)
        refuse_device(path)
        with open(path, "rb", buffering=0) as file:
            buffer = bytearray(PIECE)
            view = memoryview(buffer)
            while count := file.readinto(buffer):
                yield view[:count]


def refuse_device(path: str) -> None:
    """Refuses an input device, which stores no past events; waiting for new ones would look like a hang."""
    try:
        status = os.stat(path)
    except OSError:
        return
    if stat.S_ISCHR(status.st_mode) and os.major(status.st_rdev) == INPUT_MAJOR:
        raise RecordingError(f"{path} is a device, not a recording; record from it first.", path)


def whole_prefix(all_pieces: Iterator[memoryview], format: str | None) -> Iterator[memoryview]:
    """Joins the first pieces until they are enough to recognize the format. A pipe may give a few bytes at a time."""
    prefix = b""
    for piece in all_pieces:
        if prefix or len(piece) < lib.PANTOGRAPH_PREFIX:
            prefix += piece
            if len(prefix) < lib.PANTOGRAPH_PREFIX and format is None:
                continue
            piece, prefix = memoryview(prefix), b""
        yield piece
        yield from all_pieces
        return
    yield memoryview(prefix)


class Description:
    """The devices that a file describes, for a recording that holds only events."""

    def __init__(self, path: str) -> None:
        self.path = path
        reader = Reader(path, strict=True)
        is_first = True
        for piece in whole_prefix(pieces(path), None):
            if is_first:
                reader.begin(piece)
                is_first = False
            reader.parse(piece)
            reader.buffer.count = 0
        reader.finish()
        self.headers = [header for header in reader.headers() if header.device is not None]
        if not self.headers:
            raise RecordingError(
                f"{path} describes no device; give a file with the lines N:, I:, B: and A:.", path
            )

    def complete(self, header: Header, track: int) -> Header:
        """Returns the description for a track whose recording has none. The track's own node is retained."""
        if len(self.headers) == 1:
            found = self.headers[0]
        elif track < len(self.headers):
            found = self.headers[track]
        else:
            return header
        return Header(header.node or found.node, found.device)


def description_beside(path: str) -> str | None:
    """Returns the path of a `.desc`, `.prop` or `.device` file beside a recording, whose name is the start of the
    recording's name. If there are several, the longest name wins."""
    folder, name = os.path.split(path)
    try:
        candidates = os.listdir(folder or ".")
    except OSError:
        return None
    best: tuple[int, str] | None = None
    for candidate in sorted(candidates):
        stem, ending = os.path.splitext(candidate)
        if ending not in (".desc", ".prop", ".device") or candidate == name or not stem:
            continue
        if not name.startswith(stem) or name[len(stem) : len(stem) + 1] not in (".", " ", "-"):
            continue
        if best is None or len(os.fsencode(stem)) > best[0]:
            best = (len(os.fsencode(stem)), candidate)
    return os.path.join(folder, best[1]) if best else None


def complete(headers: list[Header], reader: Reader, source: Source, description: Any) -> str | None:
    """Adds the descriptions of other files to tracks without one; returns the path of the file that was used."""
    other = Description(os.fspath(description)) if description is not None else None
    is_path = not hasattr(source, "read") and not isinstance(source, (bytes, bytearray, memoryview))
    for track, header in enumerate(headers):
        if header.device is not None:
            continue
        if other is None and is_path and (beside := description_beside(os.fspath(source))):  # type: ignore[arg-type]
            try:
                other = Description(beside)
            except (OSError, RecordingError) as error:
                reader.add(warning("the description file beside the recording cannot be used", str(error)))
        if other is not None:
            headers[track] = other.complete(header, track)
        if headers[track].device is None:
            reader.add(warning("the device is not described", "only events"))
    return other.path if other else None


def warning(problem: str, found: str) -> Issue:
    """Returns the warning that a device is not described."""
    return Issue(False, 1, 1, problem, found, "a description in this file or beside it")
