"""Work done through one door: here, by processes of this machine, or by a Dask cluster."""

from __future__ import annotations

import logging
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import active_children, get_context, parent_process
from socket import create_connection
from threading import Thread
from typing import Final, ParamSpec, Protocol, TypeVar
from urllib.parse import urlsplit

import handfoot_gui

JobT = TypeVar("JobT")
ResultT = TypeVar("ResultT")
Given = ParamSpec("Given")

_PATIENCE: Final = 10.0
"""Seconds in which a cluster has to answer."""
_PORT: Final = 8786
"""Of a Dask scheduler, where none is said."""
_MOST_LOSSES: Final = 3
"""So often a job is given to a new process after its process died."""
_LEAST_AHEAD: Final = 16
"""Jobs that a cluster is given at once, as workers may join it later."""


class NoWorkers(Exception):  # noqa: N818  (named as what it tells)
    """Why the work cannot be done, or not be gone on with, as a sentence."""


class Crew:
    """Those who work: *open_pool* gives the executor, anew whenever its processes died.

    *ahead* is how many jobs are handed out at once.
    """

    def __init__(self, open_pool: Callable[[], Executor], ahead: int, name: str) -> None:
        self._open_pool = open_pool
        self._pool = open_pool()
        self._ahead = ahead
        self._name = name

    def results(
        self, task: Callable[[JobT], ResultT], jobs: Iterable[JobT]
    ) -> Iterator[tuple[JobT, ResultT]]:
        """Every job with what *task* made of it, whichever is ready first.

        A job is taken when somebody is about to be free for it, and done again when its process
        died. Raises `NoWorkers`, and whatever *task* raises.
        """
        fresh, again = iter(enumerate(jobs)), list[tuple[int, JobT]]()
        waiting: dict[Future[ResultT], tuple[int, JobT]] = {}
        losses: Counter[int] = Counter()
        while True:
            while len(waiting) < self._ahead:
                job = again.pop() if again else next(fresh, None)
                if job is None:
                    break
                waiting[self._submit(task, job[1])] = job
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                number, asked = waiting.pop(future)
                try:
                    result = self._result(future)
                except BrokenExecutor as error:
                    losses[number] += 1
                    if losses[number] > _MOST_LOSSES:
                        raise NoWorkers(f"{self._name} died again and again") from error
                    again.append((number, asked))
                else:
                    yield asked, result

    def _result(self, future: Future[ResultT]) -> ResultT:
        """What came of the job; raises BrokenExecutor where the process of it died."""
        try:
            return future.result()
        except BrokenExecutor:
            raise
        except CancelledError as error:
            raise NoWorkers(f"{self._name} is gone") from error
        except Exception as error:
            is_theirs = type(error).__module__.startswith("distributed")
            if is_theirs or isinstance(error, ImportError):
                raise NoWorkers(f"{self._name} failed: {error}") from error
            raise

    def _submit(self, task: Callable[[JobT], ResultT], job: JobT) -> Future[ResultT]:
        try:
            return self._pool.submit(task, job)
        except BrokenExecutor:
            self._pool = self._open_pool()
            return self._pool.submit(task, job)


class _Here(Executor):
    """Does everything at once in this process."""

    def submit(
        self, fn: Callable[Given, ResultT], /, *args: Given.args, **kwargs: Given.kwargs
    ) -> Future[ResultT]:
        future: Future[ResultT] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  (whoever asks for the result hears of it)
            future.set_exception(error)
        return future


@contextmanager
def crew(workers: int = 1, cluster: str | None = None) -> Iterator[Crew]:
    """The Dask cluster with this address, or else so many *workers*: one is this process itself.

    Whoever is still at work at the end is stopped. Raises `NoWorkers`.
    """
    if cluster is not None:
        with _cluster(cluster) as found:
            yield found
    elif workers == 1:
        yield Crew(_Here, 1, "this process")
    else:
        with _processes(workers) as found:
            yield found


@contextmanager
def _processes(workers: int) -> Iterator[Crew]:
    others, pools = set(active_children()), list[ProcessPoolExecutor]()

    def pool() -> Executor:
        pools.append(ProcessPoolExecutor(workers, get_context("spawn"), _begin))
        return pools[-1]

    try:
        yield Crew(pool, 2 * workers, "the processes that work")
    finally:
        for one in pools:
            one.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()
        for one in pools:
            one.shutdown()


def _begin() -> None:
    """In a new process: leave Ctrl+C to the one that began it, and end with that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def end() -> None:
        parent.join()
        os._exit(1)

    Thread(target=end, daemon=True).start()


class _Client(Protocol):
    """What is wanted of Dask's client."""

    def wait_for_workers(self, n_workers: int, timeout: float) -> None: ...
    def run(self, function: Callable[[], str]) -> Mapping[str, str]: ...
    def nthreads(self) -> Mapping[str, int]: ...
    def get_executor(self, *, pure: bool) -> Executor: ...
    def close(self, timeout: float) -> None: ...


@contextmanager
def _cluster(address: str) -> Iterator[Crew]:
    client = _client(address)
    try:
        _check(client, address)
        ahead = max(_LEAST_AHEAD, 2 * sum(client.nthreads().values()))
        executor = client.get_executor(pure=False)
        try:
            yield Crew(lambda: executor, ahead, f"the cluster at {address}")
        finally:
            executor.shutdown(wait=False)
    finally:
        client.close(timeout=_PATIENCE)


def _client(address: str) -> _Client:
    if find_spec("distributed") is None:
        raise NoWorkers("a cluster needs Dask: pip install 'handfoot[cluster]'")
    try:
        # Dask itself would knock for as long as it has patience.
        place = urlsplit(address if "://" in address else f"tcp://{address}")
        create_connection((place.hostname, place.port or _PORT), _PATIENCE).close()
        distributed = import_module("distributed")
        # What it would tell of lost connections in many lines is told in one sentence.
        for name in list(logging.root.manager.loggerDict):
            if name.startswith("distributed"):
                logging.getLogger(name).setLevel(logging.CRITICAL + 1)
        # Somebody who answers, and is no scheduler, would be listened to for ever.
        made: Future[_Client] = Future()

        def connect() -> None:
            try:
                made.set_result(
                    distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
                )
            except Exception as error:  # noqa: BLE001  (whoever asks for the result hears of it)
                made.set_exception(error)

        Thread(target=connect, daemon=True).start()
        client = made.result(2 * _PATIENCE)
    except (OSError, ValueError, TypeError) as error:
        raise NoWorkers(f"there is no cluster at {address}") from error
    return client


def _check(client: _Client, address: str) -> None:
    """Raise `NoWorkers` where nobody works there, or not with this version of the program."""
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
        versions = client.run(_version)
    except TimeoutError as error:
        raise NoWorkers(f"the cluster at {address} has no workers") from error
    except ImportError as error:
        raise NoWorkers(f"the workers of {address} lack this program: {error}") from error
    for worker, version in versions.items():
        if version != _version():
            raise NoWorkers(f"the worker {worker} has version {version}, not {_version()}")


def _version() -> str:
    return handfoot_gui.__version__
