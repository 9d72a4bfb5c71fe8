import PantographGestures
import PantographTuning

extension ByteWriter {
  mutating func add(_ recording: DecodedRecording) {
    add(recording.index)
    add(recording.name)
    bytes += [
      recording.fault.map { $0.rawValue + 1 } ?? 0, recording.label.rawValue,
      recording.isSynthesised ? 1 : 0, recording.isDisputed ? 1 : 0,
    ]
    add(recording.remark)
    add(recording.person)
    add(recording.device)
    add(recording.digest.low)
    add(recording.digest.high)
    add(recording.trials.count)
    for trial in recording.trials { add(trial) }
  }
}

extension ByteReader {
  /// Reads a recording; returns nil if it is not complete.
  mutating func recording() -> DecodedRecording? {
    guard let index = count(), let name = text(), let fault = byte(),
      let label = byte().flatMap({ GestureLabel(rawValue: $0) }), let isSynthesised = byte(),
      let isDisputed = byte(), let remark = text(), let person = text(), let device = text(),
      let low = word(), let high = word(), let trials = count(), trials <= rest.count
    else { return nil }
    var recording = DecodedRecording(index: index, name: name)
    recording.fault = fault == 0 ? nil : DecodedRecording.Fault(rawValue: fault - 1)
    recording.label = label
    recording.isSynthesised = isSynthesised == 1
    recording.isDisputed = isDisputed == 1
    recording.remark = remark
    recording.person = person
    recording.device = device
    recording.digest = ContentDigest(low: low, high: high)
    for _ in 0..<trials {
      guard let trial = trial() else { return nil }
      recording.trials.append(trial)
    }
    guard rest.isEmpty else { return nil }
    return recording
  }
}
