"""A real scheduler and several workers, each a process of its own; one is killed while it works.

The arguments: pantograph, and how many recordings.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

from distributed import Client

from pantograph_dask import tune

SWEEP = ["--sweep", "finish.progress=0.2…0.8/25", "--sweep", "finish.velocity=200…1200/11 pt/s"]


def start(arguments, log):
    return subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_" + arguments[0], *arguments[1:]], stdout=log, stderr=log)


def command(program, work):
    """The documented line, from a shell: options behind --, those of the output among them."""
    here = os.path.dirname(os.path.abspath(__file__))
    line = [sys.executable, f"{here}/pantograph_dask.py", f"file://{work}/hands", "--shards", "8", "--program", program]
    best = ["--quiet", "--no-policies", "--save", "ours.json", "--plot", "effects.svg"]
    # Names of files are those of the folder in which the command runs.
    for options in ([*SWEEP, "--mistakes", "0"], [*SWEEP, "--json"], [*SWEEP, *best, "--force"],
                    ["--thresholds", "ours.json", "--against=uikit-page-sheet"], ["--against", "ours.json"]):
        said = subprocess.run([*line, "--", *options], cwd=work, stdout=subprocess.PIPE, check=True).stdout
        single = subprocess.run([program, "tune", "hands", *options], cwd=work, stdout=subprocess.PIPE, check=True)
        assert said == single.stdout, "the command says something else than the single run"
    wrong = subprocess.run([*line, "--", "--sweep", "nothing=1"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    told = wrong.stderr.decode().splitlines()
    assert wrong.returncode == 1 and any(line.startswith("pantograph-dask: ") for line in told), told
    assert "Traceback (most recent call last):" not in told[-1], told


def check(program, count, work):
    subprocess.run([program, "synthesise", "--quiet", "--corpus", f"{work}/hands", "--count", count], check=True)
    single = subprocess.run([program, "tune", "hands", *SWEEP], cwd=work, stdout=subprocess.PIPE, check=True).stdout
    processes = []
    with open(f"{work}/log", "wb") as log:
        try:
            scheduler = start(["scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file",
                               f"{work}/scheduler.json"], log)
            processes = [scheduler]
            workers = [start(["worker", "--scheduler-file", f"{work}/scheduler.json", "--nthreads", "1", "--no-nanny",
                              "--no-dashboard", "--local-directory", f"{work}/worker{n}"], log) for n in range(4)]
            processes += workers
            with Client(scheduler_file=f"{work}/scheduler.json", timeout=60) as client:
                client.wait_for_workers(4, timeout=60)
                wasKilled, finished = threading.Event(), threading.Event()
                # The scheduler does not know processes' ids by itself.
                pids = client.run(os.getpid)
                address = next(a for a, pid in pids.items() if pid == workers[0].pid)

                # It dies while it holds parts that are done and works on another.
                def isBusy(dask_scheduler, address=address):
                    worker = dask_scheduler.workers.get(address)
                    return bool(worker and len(worker.has_what) > 1 and worker.processing)

                def killWhenBusy():
                    while not finished.is_set():
                        if client.run_on_scheduler(isBusy):
                            workers[0].send_signal(signal.SIGKILL)
                            wasKilled.set()
                            return
                        time.sleep(0.01)

                killer = threading.Thread(target=killWhenBusy)
                killer.start()
                before = time.perf_counter()
                merged = tune(client, f"file://{work}/hands", SWEEP, shards=24, program=program, at_once=4)
                seconds = time.perf_counter() - before
                finished.set()
                killer.join()
        finally:
            for process in processes:
                process.kill()
                process.wait()
    command(program, work)
    assert wasKilled.is_set(), "no worker was killed in mid-run"
    assert merged == single, "the cluster says something else than the single run"
    right = re.search(rb"the best(?: on other people)? +([0-9.]+ %)", merged).group(1).decode()
    print(f"{count} recordings in 24 parts on 4 workers, one of them killed: the bytes of the single run "
          f"(best {right} right, {seconds:.1f} s)")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        check(os.path.abspath(sys.argv[1]), sys.argv[2], folder)
