import Foundation
import Gestures
import PantographCLI
import RecordingFiles
import Tuning
import TuningFiles

/// Decodes a corpus for `tune`, keeps what is done when it is stopped, and goes on from there.
struct TuneWork {
  let run: TuningRun
  let corpus: Corpus
  let shard: (Int, of: Int)
  let threads: Int

  /// What was decoded; nil where Ctrl-C stopped it.
  func part(console: inout Console) throws(Failure) -> TuningPart? {
    let own = corpus.entries.enumerated().filter { $0.offset % shard.of == shard.0 - 1 }
      .map { (index: $0.offset, entry: $0.element) }
    var part = TuningPart(
      settings: run.settings.text, corpus: corpus.digest.text, total: corpus.entries.count,
      shards: shard.of, held: [shard.0], recordings: [])
    let known = kept(of: part)
    if !known.isEmpty {
      try console.remark("going on behind \(known.count) recordings of a run that was stopped")
    }
    InterruptSignal.watch()
    var progress = CountProgress("reading", total: own.count)
    let decoded = try CorpusDecoding(run.decoder, threads: threads).run(own, known: known) {
      (done) throws(Failure) in
      try progress.update(done, on: &console)
      return !InterruptSignal.wasRaised
    }
    try progress.end(on: &console)
    part.recordings = decoded.recordings
    if decoded.isComplete {
      if let path = keepingPlace(of: part) { try? FileManager.default.removeItem(atPath: path) }
      return part
    }
    try keep(part, of: own.count, console: &console)
    return nil
  }

  // MARK: Stopping

  /// Where an unfinished run of these very settings and corpus is kept.
  private func keepingPlace(of part: TuningPart) -> String? {
    var digest = ContentDigest()
    for text in [part.settings, part.corpus, "\(shard.0)/\(shard.of)"] { digest.add(text) }
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      ?? environment["HOME"].map { $0 + "/.cache" }
    return cache.map { "\($0)/pantograph/tune-\(digest.text).part" }
  }

  private func kept(of part: TuningPart) -> [Int: DecodedRecording] {
    guard let path = keepingPlace(of: part), let kept = try? TuningPart.load(path),
      kept.settings == part.settings, kept.corpus == part.corpus
    else { return [:] }
    return Dictionary(kept.recordings.map { ($0.index, $0) }) { $1 }
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
      try console.warn("what was read could not be kept in \(path)")
      return
    }
    try console.remark(
      "stopped behind \(part.recordings.count) of \(count) recordings; the same command goes on from there"
    )
  }
}
