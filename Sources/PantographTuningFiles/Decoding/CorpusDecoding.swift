import Dispatch
import Glibc
import PantographRecordingFiles
import PantographTuning
import Synchronization

/// Decodes a corpus on all cores.
package struct CorpusDecoding: Sendable {
  /// The number of recordings that are decoded between two progress reports.
  private static let batch = 512

  private let decoder: RecordingDecoder
  private let threads: Int

  package init(_ decoder: RecordingDecoder, threads: Int) {
    self.decoder = decoder
    self.threads = max(threads, 1)
  }

  /// Decodes the recordings of a shard that the store does not have yet, in their order.
  ///
  /// - Parameters:
  ///   - shard: The shard's number, from 1, and the number of shards. Shard n of m has the
  ///     recordings n, n + m and so on.
  ///   - progress: Receives the number of decoded recordings; returns false to stop.
  /// - Returns: Whether all recordings are decoded.
  package func run<Failure: Error>(
    _ corpus: Corpus, shard: (Int, of: Int) = (1, of: 1), into store: RecordingStore,
    progress: (Int) throws(Failure) -> Bool
  ) throws(Failure) -> Result<Bool, RecordingFileError> {
    let count = corpus.count(ofShard: shard)
    while store.count < count {
      let start = store.count
      let part = Parallel.map(min(Self.batch, count - start), threads: threads) { place in
        let index = shard.0 - 1 + (start + place) * shard.of
        return decoder.decode(corpus[index], index: index)
      }
      do throws(RecordingFileError) {
        for recording in part { try store.add(recording) }
      } catch {
        return .failure(error)
      }
      guard try progress(store.count) else { break }
    }
    return .success(store.count == count)
  }
}

/// Distributes work among threads.
package enum Parallel {
  /// The number of cores.
  package static var cores: Int { ProcessorCount.now }

  /// Makes `count` values independently and returns them in order. A thread makes `step` values
  /// before it takes more; values that take long need few.
  package static func map<Value: Sendable>(
    _ count: Int, threads: Int, at step: Int = 8, _ make: @Sendable (Int) -> Value
  ) -> [Value] {
    if threads <= 1 || count <= 1 { return (0..<count).map(make) }
    let next = Atomic<Int>(0)
    let found = Mutex<[(Int, Value)]>([])
    DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
      var own: [(Int, Value)] = []
      while true {
        let start = next.wrappingAdd(step, ordering: .relaxed).oldValue
        if start >= count { break }
        for index in start..<min(start + step, count) { own.append((index, make(index))) }
      }
      found.withLock { $0 += own }
    }
    return found.withLock { $0.sorted { $0.0 < $1.0 }.map { $0.1 } }
  }

  /// Counts samples in a grid, with a part of them on each core.
  package static func count(
    _ samples: [Sample], by search: SweepSearch, threads: Int
  ) -> SweepCounts {
    let counter = ParallelCounter(search, threads: threads)
    counter.add(samples)
    return counter.total()
  }
}

/// Counts each batch on several cores, each with its own counts.
package final class ParallelCounter: SampleCounter {
  private final class Slot: Sendable {
    let counter: Mutex<SweepCounter>

    init(_ search: SweepSearch) { counter = Mutex(SweepCounter(search)) }
  }

  private let slots: [Slot]

  package init(_ search: SweepSearch, threads: Int) {
    slots = (0..<max(threads, 1)).map { _ in Slot(search) }
  }

  package func add(_ samples: [Sample]) {
    let slots = slots
    let parts = min(slots.count, max(samples.count / 64, 1))
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let own = samples[(samples.count * part / parts)..<(samples.count * (part + 1) / parts)]
      slots[part].counter.withLock { $0.add(own) }
    }
  }

  package func total() -> SweepCounts {
    var corners = slots[0].counter.withLock { $0.corners }
    for slot in slots.dropFirst() { corners.add(slot.counter.withLock { $0.corners }) }
    return corners.summed()
  }
}

/// The number of processors online.
enum ProcessorCount {
  static var now: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
