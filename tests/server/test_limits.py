"""Token buckets and counts."""

from threefiveeight.server.limits import Bucket, Buckets, Counts


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def taken(bucket: Bucket, times: int) -> int:
    return sum(bucket.take() for _ in range(times))


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(10, 20, clock)
    assert taken(bucket, 100) == 20
    clock.now += 0.5
    assert taken(bucket, 100) == 5
    clock.now += 1000
    assert taken(bucket, 100) == 20


def test_keys_have_buckets_of_their_own_and_the_oldest_is_forgotten() -> None:
    buckets = Buckets(0, 1, Clock(), most=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert buckets.take("a"), "a was forgotten for c"


def test_counts_have_a_most_and_come_down_again() -> None:
    counts = Counts(2)
    assert [counts.enter("a") for _ in range(3)] == [True, True, False]
    assert counts.enter("b")
    assert counts.total == 3
    counts.leave("a")
    assert counts.enter("a")
    for key in ("a", "a", "b"):
        counts.leave(key)
    assert counts.total == 0
