#!/bin/bash
# check.sh PANTOGRAPH [COUNT]: tunes on a Dask cluster of this machine, kills a worker in mid-run, and compares with the
# single run. Status 75 where Dask cannot be had.
set -euo pipefail

program=$(realpath "$1")
here=$(realpath "$(dirname "$0")")
environment=$here/../../../.build/dask
if ! "$environment/bin/python" -c 'import distributed, fsspec' 2>/dev/null; then
  if ! { python3 -m venv "$environment" && "$environment/bin/pip" install --quiet dask distributed fsspec; }; then
    echo "skip dask: the Python packages dask, distributed and fsspec cannot be had"
    exit 75
  fi
fi
PYTHONPATH=$here "$environment/bin/python" "$here/check.py" "$program" "${2:-2000}"
