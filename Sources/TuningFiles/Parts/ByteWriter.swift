import Gestures
import Touches
import Tuning

/// Writes numbers and texts one after the other.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func add(_ other: [UInt8]) { bytes += other }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ text: String) {
    let utf8 = Array(text.utf8)
    add(utf8.count)
    bytes += utf8
  }

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

  private mutating func add(_ trial: Trial) {
    bytes.append(trial.end.rawValue)
    let inputs = trial.inputs
    for number in [
      inputs.distance, inputs.length, inputs.velocity, inputs.sidewaysVelocity, inputs.meanStep,
      inputs.lastTwoSteps, trial.pointsPerMillimetre, trial.moved.x, trial.moved.y, trial.lag,
      trial.toAndFro,
    ] {
      add(number)
    }
    add(UInt64(bitPattern: inputs.held.microseconds))
    add(UInt64(bitPattern: inputs.duration.microseconds))
    add(Int(trial.updates))
  }
}

/// Reads what a `ByteWriter` wrote; nil for what is not there.
struct ByteReader {
  private let bytes: [UInt8]
  private var place: Int

  init(_ bytes: [UInt8], from place: Int) {
    self.bytes = bytes
    self.place = place
  }

  mutating func part() -> TuningPart? {
    guard let settings = text(), let corpus = text(), let total = count(), let shards = count(),
      let heldCount = count(), heldCount <= shards
    else { return nil }
    var held: [Int] = []
    for _ in 0..<heldCount {
      guard let shard = count() else { return nil }
      held.append(shard)
    }
    guard let size = count() else { return nil }
    var recordings: [DecodedRecording] = []
    for _ in 0..<size {
      guard let recording = recording() else { return nil }
      recordings.append(recording)
    }
    guard bytes[place...].elementsEqual("end\n".utf8) else { return nil }
    return TuningPart(
      settings: settings, corpus: corpus, total: total, shards: shards, held: held,
      recordings: recordings)
  }

  private mutating func recording() -> DecodedRecording? {
    guard let index = count(), let name = text(), place + 4 <= bytes.count else { return nil }
    let flags = bytes[place..<place + 4]
    place += 4
    var recording = DecodedRecording(index: index, name: name)
    let start = flags.startIndex
    recording.fault =
      flags[start] == 0 ? nil : DecodedRecording.Fault(rawValue: flags[start] - 1)
    guard let label = GestureLabel(rawValue: flags[start + 1]), let remark = text(),
      let person = text(), let device = text(), let low = word(), let high = word(),
      let trials = count(), trials <= bytes.count
    else { return nil }
    recording.label = label
    recording.isSynthesised = flags[start + 2] == 1
    recording.isDisputed = flags[start + 3] == 1
    recording.remark = remark
    recording.person = person
    recording.device = device
    recording.digest = ContentDigest(low: low, high: high)
    for _ in 0..<trials {
      guard let trial = trial() else { return nil }
      recording.trials.append(trial)
    }
    return recording
  }

  private mutating func trial() -> Trial? {
    guard place < bytes.count, let end = Trial.End(rawValue: bytes[place]) else { return nil }
    place += 1
    var numbers: [Double] = []
    for _ in 0..<11 {
      guard let word = word() else { return nil }
      numbers.append(Double(bitPattern: word))
    }
    guard let held = word(), let duration = word(), let updates = count() else { return nil }
    let inputs = ReleaseInputs(
      distance: numbers[0], length: numbers[1], velocity: numbers[2], sidewaysVelocity: numbers[3],
      held: .microseconds(Int64(bitPattern: held)),
      duration: .microseconds(Int64(bitPattern: duration)), meanStep: numbers[4],
      lastTwoSteps: numbers[5])
    return Trial(
      end: end, inputs: inputs, pointsPerMillimetre: numbers[6],
      moved: PointVector(x: numbers[7], y: numbers[8]), lag: numbers[9], toAndFro: numbers[10],
      updates: Int32(clamping: updates))
  }

  private mutating func word() -> UInt64? {
    guard place + 8 <= bytes.count else { return nil }
    var word: UInt64 = 0
    for byte in (0..<8).reversed() { word = word << 8 | UInt64(bytes[place + byte]) }
    place += 8
    return word
  }

  private mutating func count() -> Int? {
    guard let word = word() else { return nil }
    return Int(exactly: Int64(bitPattern: word)).flatMap { $0 >= 0 ? $0 : nil }
  }

  private mutating func text() -> String? {
    guard let count = count(), count <= bytes.count - place else { return nil }
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }
}
