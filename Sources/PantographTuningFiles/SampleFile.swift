import PantographRecordingFiles
import PantographTuning

/// Samples on disk, all of the same size.
package final class SampleFile: SampleSource {
  private let file: SpillFile
  private let trials: Int
  package private(set) var count = 0

  /// The number of samples in memory at once.
  private static let batch = 2048

  /// Creates an empty file.
  ///
  /// - Parameter trials: The number of trials of each sample.
  init(trials: Int) throws(RecordingFileError) {
    file = try SpillFile()
    self.trials = trials
  }

  /// The size of a sample in bytes: a label, a person, a device, and trials.
  private var stride: Int { 17 + trials * ByteWriter.trialSize }

  func add(_ sample: Sample) throws(RecordingFileError) {
    var writer = ByteWriter()
    writer.bytes.reserveCapacity(stride)
    writer.bytes.append(sample.label.rawValue)
    writer.add(sample.person)
    writer.add(sample.device)
    for trial in sample.trials { writer.add(trial) }
    precondition(writer.bytes.count == stride, "samples of one run have the same trials")
    try file.add(writer.bytes)
    count += 1
  }

  package func forEachBatch(_ body: ([Sample]) -> Void) throws(RecordingFileError) {
    try file.flush()
    var bytes: [UInt8] = []
    var samples: [Sample] = []
    var done = 0
    while done < count {
      let size = min(Self.batch, count - done)
      try file.read(&bytes, from: done * stride, count: size * stride)
      var reader = ByteReader(bytes, from: 0)
      samples.removeAll(keepingCapacity: true)
      for _ in 0..<size { samples.append(sample(&reader)) }
      body(samples)
      done += size
    }
  }

  private func sample(_ reader: inout ByteReader) -> Sample {
    guard let label = reader.byte().flatMap({ GestureLabel(rawValue: $0) }),
      let person = reader.integer(), let device = reader.integer()
    else { preconditionFailure("the temporary file does not contain what was written") }
    var sample = Sample(label: label, person: person, device: device, trials: [])
    sample.trials.reserveCapacity(trials)
    for _ in 0..<trials {
      guard let trial = reader.trial() else {
        preconditionFailure("the temporary file does not contain what was written")
      }
      sample.trials.append(trial)
    }
    return sample
  }

  /// Returns all samples. Use it only for a small number of samples.
  package func all() throws(RecordingFileError) -> [Sample] {
    var all: [Sample] = []
    try forEachBatch { all += $0 }
    return all
  }
}
