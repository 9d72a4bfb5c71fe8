"""Runs `pantograph tune` on a Dask cluster: a shard of the corpus on each worker, merged as a tree.

The corpus is a folder of recordings on any place that fsspec knows (a path, s3://, gs://, hdfs://, ssh://). What comes
is what one run on one machine prints, byte for byte. Dask does again what a lost worker had done.
"""

import argparse
import os
import subprocess
import sys
import tempfile

import fsspec
from distributed import Client, wait

CORPUS = "corpus"
PART = "part"
# What is printed or written of a whole run: the merge takes it, not the shards. The value says whether a word follows.
OUTPUT = {"--json": False, "--mistakes": True, "--precision": True, "--save": True, "--report": True, "--csv": True,
          "--plot": True, "--color": True, "--force": False, "-f": False, "--quiet": False, "-q": False}
# Options that may name a file of the machine that starts the run: the workers get its content.
FILES = ("--thresholds", "--against")
ARCHIVES = (".tar", ".tar.gz", ".tgz", ".tar.xz", ".txz", ".tar.zst", ".tar.bz2")


def recordings(url):
    """Path below the folder and size of each, in the order in which pantograph walks a folder."""
    fs, root = fsspec.core.url_to_fs(url)
    root = root.rstrip("/")
    found = []
    for path, info in fs.find(root, detail=True).items():
        name = path[len(root) + 1:]
        if any(part.startswith(".") for part in name.split("/")):
            continue
        if name.endswith(ARCHIVES):
            raise ValueError(f"{path}: archives are for a folder that all workers share; unpack it, or tune it there")
        found.append((name, info["size"]))
    if not found:
        raise ValueError(f"there is no recording in {url}")
    return sorted(found, key=lambda one: [os.fsencode(part) for part in one[0].split("/")])


def shown(url):
    """The folder as its recordings are named: a relative path as it was given, of any other place the last name."""
    path = url.rstrip("/")
    isOutside = "://" in path or os.path.isabs(path) or os.path.normpath(path).startswith("..")
    name = path.rsplit("/", 1)[-1] if isOutside else os.path.normpath(path)
    return CORPUS if name in ("", ".", "..", PART) else name


class Refused(RuntimeError):
    """What pantograph refused, as it said it."""


def divided(options):
    """Options of tune: those of the shards, and those of what is printed."""
    shards, output, rest = [], [], list(options)
    while rest:
        word = rest.pop(0)
        name = word.split("=", 1)[0]
        kind = output if name in OUTPUT else shards
        kind.append(word)
        if OUTPUT.get(name) and "=" not in word and rest:
            kind.append(rest.pop(0))
    return shards, output


def files(options):
    """Contents of the files that the options name, by path. A path outside of this folder is the workers' own."""
    found = {}
    for word, following in zip(options, [*options[1:], ""]):
        name, equals, value = word.partition("=")
        path = value if equals else following
        isInside = not os.path.isabs(path) and not os.path.normpath(path).startswith("..")
        if name in FILES and isInside and os.path.isfile(path):
            found[path] = read(path)
    return found


def run(program, arguments, folder):
    done = subprocess.run([program, "tune", *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode:
        raise Refused(done.stderr.decode(errors="replace").strip())
    return done.stdout


def read(path):
    with open(path, "rb") as file:
        return file.read()


def decode(url, names, shard, shards, options, own_files, program):
    """One shard as the bytes of a part. Only its own recordings are fetched; the others lend their names and sizes."""
    fs, root = fsspec.core.url_to_fs(url)
    with tempfile.TemporaryDirectory() as folder:
        for name, content in own_files.items():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(content)
        own = []
        for index, (name, size) in enumerate(names):
            path = os.path.join(folder, shown(url), name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            if index % shards == shard - 1:
                own.append((f"{root.rstrip('/')}/{name}", path))
            else:
                with open(path, "wb") as file:
                    file.truncate(size)
        if own:
            fs.get([source for source, _ in own], [target for _, target in own])
        part = os.path.join(folder, PART)
        run(program, [shown(url), *options, "--quiet", "--threads", "1", "--shard", f"{shard}/{shards}", "--out", part],
            folder)
        return read(part)


def merge(parts, program):
    """Some parts as one."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for index, part in enumerate(parts):
            paths.append(f"{index}.part")
            with open(os.path.join(folder, paths[-1]), "wb") as file:
                file.write(part)
        run(program, ["--merge", *paths, "--quiet", "--out", "merged"], folder)
        return read(os.path.join(folder, "merged"))


def tune(client, url, options=(), shards=None, output=(), program="pantograph", at_once=8):
    """What `pantograph tune` prints for a corpus, as bytes.

    `options` are those of tune; what of them is about the output is for the end: --json, --mistakes, --save FILE,
    --report FILE, --csv FOLDER, --plot FILE, --precision. `output` may hold such options, too.
    """
    options, own = divided(options)
    output = [*output, *own]
    names = recordings(url)
    shards = min(shards or 4 * max(len(client.scheduler_info()["workers"]), 1), len(names))
    shared = client.scatter(names, broadcast=True)
    stages = [[client.submit(decode, url, shared, shard, shards, list(options), files(options), program, pure=False,
                             retries=3)
               for shard in range(1, shards + 1)]]
    while len(stages[-1]) > 1:
        parts = stages[-1]
        stages.append([client.submit(merge, parts[start:start + at_once], program, pure=False, retries=3)
                       for start in range(0, len(parts), at_once)])
    # The scheduler reads a graph some time after it was submitted. Parts that were let go before then are lost, so
    # each stage is held until the next one is done.
    for parts, merged in zip(stages, stages[1:]):
        wait(merged)
        parts.clear()
    whole = stages[-1][0].result()
    with tempfile.NamedTemporaryFile(suffix=".part") as file:
        file.write(whole)
        file.flush()
        return run(program, ["--merge", file.name, *output], None)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0], epilog="What stands behind -- is for pantograph tune: --sweep and so on.")
    parser.add_argument("corpus", help="a folder on any place that fsspec knows")
    parser.add_argument("--scheduler", help="its address; without one, workers on this machine")
    parser.add_argument("--shards", type=int, help="into how many parts; four for each worker unless given")
    parser.add_argument("--program", default="pantograph", help="pantograph as the workers find it")
    parser.add_argument("--json", action="store_true")
    words = sys.argv[1:]
    cut = words.index("--") if "--" in words else len(words)
    asked = parser.parse_args(words[:cut])
    options = words[cut + 1:]
    try:
        with Client(asked.scheduler) if asked.scheduler else Client(threads_per_worker=1) as client:
            sys.stdout.buffer.write(tune(
                client, asked.corpus, options, asked.shards, ["--json"] if asked.json else [], asked.program))
    except (Refused, ValueError, FileNotFoundError) as problem:
        sys.exit(f"pantograph-dask: {problem}")


if __name__ == "__main__":
    main()
