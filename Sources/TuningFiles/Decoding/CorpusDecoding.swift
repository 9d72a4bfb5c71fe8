import Dispatch
import Synchronization
import Tuning

/// Decodes a corpus on all cores.
package struct CorpusDecoding: Sendable {
  /// How many recordings are decoded before the caller hears of it.
  private static let batch = 512

  private let decoder: RecordingDecoder
  private let threads: Int

  package init(_ decoder: RecordingDecoder, threads: Int) {
    self.decoder = decoder
    self.threads = max(threads, 1)
  }

  /// Decodes what is left of the entries, in their order.
  ///
  /// - Parameters:
  ///   - known: what was decoded before, by index.
  ///   - progress: hears how many are done; false from it ends the work.
  package func run<Failure: Error>(
    _ entries: [(index: Int, entry: CorpusEntry)], known: [Int: DecodedRecording] = [:],
    progress: (Int) throws(Failure) -> Bool
  ) throws(Failure) -> (recordings: [DecodedRecording], isComplete: Bool) {
    var recordings: [DecodedRecording] = []
    recordings.reserveCapacity(entries.count)
    var start = 0
    while start < entries.count {
      let end = min(start + Self.batch, entries.count)
      let part = Array(entries[start..<end])
      recordings += decode(part, known)
      start = end
      guard try progress(end) else { return (recordings, end == entries.count) }
    }
    return (recordings, true)
  }

  private func decode(
    _ part: [(index: Int, entry: CorpusEntry)], _ known: [Int: DecodedRecording]
  ) -> [DecodedRecording] {
    Parallel.map(part.count, threads: threads) { place in
      let (index, entry) = part[place]
      return known[index] ?? decoder.decode(entry, index: index)
    }
  }
}

/// Work that is shared among threads.
package enum Parallel {
  /// The cores that there are.
  package static var cores: Int { ProcessorCount.now }

  /// Makes `count` values, each by itself, in order.
  package static func map<Value: Sendable>(
    _ count: Int, threads: Int, _ make: @Sendable (Int) -> Value
  ) -> [Value] {
    if threads <= 1 || count <= 1 { return (0..<count).map(make) }
    let next = Atomic<Int>(0)
    let found = Mutex<[(Int, Value)]>([])
    DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
      var own: [(Int, Value)] = []
      while true {
        let start = next.wrappingAdd(8, ordering: .relaxed).oldValue
        if start >= count { break }
        for index in start..<min(start + 8, count) { own.append((index, make(index))) }
      }
      found.withLock { $0 += own }
    }
    return found.withLock { $0.sorted { $0.0 < $1.0 }.map { $0.1 } }
  }

  /// Counts samples in a grid, a part of them on each core.
  package static func count(
    _ samples: [Sample], by search: SweepSearch, threads: Int
  ) -> SweepCounts {
    let parts = min(max(threads, 1), max(samples.count / 64, 1))
    if parts == 1 { return search.count(samples, samples.indices) }
    let total = Mutex<SweepCounts?>(nil)
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let range = (samples.count * part / parts)..<(samples.count * (part + 1) / parts)
      let own = search.count(samples, range)
      total.withLock { total in
        if total == nil { total = own } else { total?.add(own) }
      }
    }
    return total.withLock { $0 } ?? SweepCounts(search.sweep)
  }
}
