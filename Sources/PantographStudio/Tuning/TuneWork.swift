import Foundation
import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographTuning
import PantographTuningFiles

/// Decodes a corpus for `tune`. If it is stopped, it saves the finished part and continues there
/// next time.
struct TuneWork {
  let run: TuningRun
  let corpus: Corpus
  let shard: (Int, of: Int)
  let threads: Int

  /// Returns the decoded part; nil if Ctrl-C stopped the work.
  func part(console: inout Console) throws(Failure) -> TuningPart? {
    let count = corpus.count(ofShard: shard)
    var part = TuningPart(
      settings: run.settings.text, corpus: corpus.digest.text, total: corpus.count,
      shards: shard.of, held: [shard.0], recordings: try emptyStore())
    if let kept = kept(of: part) {
      part.recordings = kept
      try console.remark("continuing an interrupted run after \(kept.count) recordings")
    }
    InterruptSignal.watch()
    var progress = CountProgress("reading", total: count)
    let decoded = try CorpusDecoding(run.decoder, threads: threads).run(
      corpus, shard: shard, into: part.recordings
    ) { (done) throws(Failure) in
      try progress.update(done, on: &console)
      return !InterruptSignal.wasRaised
    }
    try progress.end(on: &console)
    switch decoded {
    case .failure(let error): throw Failure(error)
    case .success(true):
      if let path = keepingPlace(of: part) { try? FileManager.default.removeItem(atPath: path) }
      return part
    case .success(false):
      try keep(part, of: count, console: &console)
      return nil
    }
  }

  private func emptyStore() throws(Failure) -> RecordingStore {
    do throws(RecordingFileError) {
      return try RecordingStore()
    } catch {
      throw Failure(error)
    }
  }

  // MARK: Stopping

  /// Returns the path at which an unfinished run with these settings and this corpus is saved.
  private func keepingPlace(of part: TuningPart) -> String? {
    var digest = ContentDigest()
    for text in [part.settings, part.corpus, "\(shard.0)/\(shard.of)"] { digest.add(text) }
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? environment["HOME"].map { $0 + "/.cache" }
    return cache.map { "\($0)/pantograph/tune-\(digest.text).part" }
  }

  /// Returns the first recordings of the shard that a stopped run has saved.
  private func kept(of part: TuningPart) -> RecordingStore? {
    guard let path = keepingPlace(of: part), let kept = try? TuningPart.load(path),
      kept.settings == part.settings, kept.corpus == part.corpus, kept.held == part.held,
      kept.shards == part.shards, kept.recordings.count <= corpus.count(ofShard: shard)
    else { return nil }
    return kept.recordings
  }

  private func keep(
    _ part: TuningPart, of count: Int, console: inout Console
  ) throws(Failure) {
    guard let path = keepingPlace(of: part) else { return }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    do {
      try FileManager.default.createDirectory(
        atPath: "/" + folder, withIntermediateDirectories: true)
      try part.save(path, overwrite: true)
    } catch {
      try console.warn("the recordings read so far cannot be saved in \(path)")
      return
    }
    try console.remark(
      "stopped after \(part.recordings.count) of \(count) recordings; run the same command again to continue"
    )
  }
}
