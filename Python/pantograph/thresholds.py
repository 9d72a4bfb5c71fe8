"""The numbers by which a release is decided."""

from __future__ import annotations

import json
import os
from typing import Any, Union

from .errors import ThresholdsError
from .library import check, ffi, lib, owned, text

#: The size of the text that receives the mistakes in thresholds.
PROBLEMS = 1 << 16


class Thresholds:
    """All numbers of a policy; they never change."""

    def __init__(self, handle: Any = None) -> None:
        self.handle = owned(handle or lib.pantograph_thresholds_new(), lib.pantograph_thresholds_free)

    @classmethod
    def policy(cls, name: str) -> Thresholds:
        """Returns the thresholds of a policy; `policies` lists the names."""
        place = ffi.new("pantograph_thresholds **")
        if lib.pantograph_thresholds_new_policy(name.encode(), place) != lib.PANTOGRAPH_OK:
            raise ValueError(f"{name} is no policy; pantograph.policies() lists the policies.")
        return cls(place[0])

    @classmethod
    def of_json(cls, source: str | bytes) -> Thresholds:
        """Returns the thresholds of a JSON text, as `pantograph tune --save` writes it. Missing numbers are those of
        Pantograph's own thresholds."""
        data = source.encode() if isinstance(source, str) else bytes(source)
        place = ffi.new("pantograph_thresholds **")
        problems = ffi.new("char[]", PROBLEMS)
        status = lib.pantograph_thresholds_new_json(data, len(data), place, problems, PROBLEMS)
        if status == lib.PANTOGRAPH_BAD_JSON:
            raise ThresholdsError(ffi.string(problems).decode("utf-8", "replace").splitlines())
        check(status)
        return cls(place[0])

    @classmethod
    def of(cls, value: ThresholdsLike | None) -> Thresholds:
        """Returns the thresholds of a dictionary, of a JSON text, or of a file of JSON; Pantograph's own for None."""
        if value is None:
            return cls()
        if isinstance(value, Thresholds):
            return value
        if isinstance(value, dict):
            return cls.of_json(json.dumps({"schema": 1, **value}))
        if isinstance(value, str) and value.lstrip().startswith("{"):
            return cls.of_json(value)
        with open(value, "rb") as file:
            return cls.of_json(file.read())

    def json(self) -> str:
        """Returns all thresholds as JSON."""
        return text(lib.pantograph_thresholds_json, self.handle)

    def dictionary(self) -> dict[str, Any]:
        """Returns all thresholds as a dictionary."""
        return dict(json.loads(self.json()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thresholds) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(self.json())


#: Thresholds, a dictionary or a JSON text of thresholds, or the path of a file with such a text.
ThresholdsLike = Union[Thresholds, "dict[str, Any]", str, "os.PathLike[str]"]


def policies() -> list[str]:
    """Returns the names of all release policies: Pantograph's own, and those of other systems."""
    return [text(lib.pantograph_policy_name, index) for index in range(lib.pantograph_policy_count())]


def chosen(policy: str | None, thresholds: ThresholdsLike | None) -> Thresholds:
    """Returns the thresholds of a policy, or those that are given."""
    if policy is not None and thresholds is not None:
        raise ValueError("Give a policy or thresholds, not both.")
    return Thresholds.policy(policy) if policy is not None else Thresholds.of(thresholds)
