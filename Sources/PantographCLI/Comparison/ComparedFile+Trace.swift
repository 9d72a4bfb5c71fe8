import PantographCommands
import PantographPlainText
import PantographPlotting
import PantographRecordingFiles

extension ComparedFile {
  /// The largest number of numbers in the values of a trace.
  private static let mostNumbers = 1_000_000

  /// Reads a trace frame by frame. Throws if it is not valid.
  init(trace path: String, name: String) throws(Failure) {
    self.init(name: name, isTrace: true)
    var reader = try TraceReader(path)
    var frames = TraceFrames()
    try reader.forEachFrame { frame throws(Failure) in
      guard let time = frame["time"]?.number else {
        throw Failure(
          .data, "\(name):\(frame.place.line):\(frame.place.column): this frame has no time")
      }
      duration = max(duration, time)
      let isTaken: Bool
      do throws(RecordingFileError) {
        isTaken = try frames.take(frame, time, into: &changes)
      } catch {
        throw Failure(error)
      }
      guard isTaken else {
        throw Failure(
          .data,
          "\(name) has more than \(ChangeList.mostTexts) different lines, too many to compare")
      }
      try takeValues(frame, time, &frames)
    }
    do throws(RecordingFileError) {
      try frames.contacts.close()
    } catch {
      throw Failure(error)
    }
    contacts.stores = [frames.contacts]
  }

  private mutating func takeValues(
    _ frame: JSONNode, _ time: Double, _ frames: inout TraceFrames
  ) throws(Failure) {
    for value in frame["values"]?.elements ?? [] {
      guard let name = value["name"]?.string, let numbers = value["value"]?.elements else {
        continue
      }
      frames.numberCount += numbers.count
      guard frames.numberCount <= Self.mostNumbers else {
        throw Failure(
          .data, "\(self.name) has more than \(Self.mostNumbers) values, too many to compare")
      }
      courses[name, default: []].append(
        Value(seconds: time, numbers: numbers.compactMap(\.number)))
    }
  }
}

/// The contacts and the states of recognizers in the frames of a trace.
private struct TraceFrames {
  var contacts = ContactStore()
  var numberCount = 0
  /// The state of each recognizer, by its device and name.
  private var phases: [Recognizer: String] = [:]

  private struct Recognizer: Hashable {
    var device: Double
    var name: String
  }

  /// Takes the contacts and changes of a frame. Returns false if there are too many different
  /// changes.
  mutating func take(
    _ frame: JSONNode, _ time: Double, into changes: inout ChangeList
  ) throws(RecordingFileError) -> Bool {
    let device = frame["track"]?.number ?? 0
    for contact in frame["contacts"]?.elements ?? [] { try take(contact, time, device) }
    for gesture in frame["gestures"]?.elements ?? [] {
      guard let name = gesture["name"]?.string, let phase = gesture["phase"]?.string else {
        continue
      }
      let key = Recognizer(device: device, name: name)
      guard phases[key] ?? "possible" != phase else { continue }
      phases[key] = phase
      guard try changes.append(.init(seconds: time, words: "\(name) \(phase)")) else {
        return false
      }
    }
    for callback in frame["callbacks"]?.elements ?? [] {
      guard let words = callback.string else { continue }
      guard try changes.append(.init(seconds: time, words: words)) else { return false }
    }
    return true
  }

  private mutating func take(
    _ contact: JSONNode, _ time: Double, _ device: Double
  ) throws(RecordingFileError) {
    guard let id = contact["id"]?.number, let place = contact["position"]?.elements,
      place.count == 2, let x = place[0].number, let y = place[1].number
    else { return }
    let end: PlottedContact.End? =
      switch contact["phase"]?.string {
      case "ended": .lifted
      case "cancelled": .cancelled(reason: contact["why"]?.string ?? "")
      default: nil
      }
    try contacts.add(
      PlottedContact.Sample(seconds: time, xMillimetres: x, yMillimetres: y),
      of: ContactStore.Key(device: device, id: id), end: end)
  }
}

extension JSONNode {
  fileprivate subscript(_ key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key == key }?.value
  }

  fileprivate var elements: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  fileprivate var number: Double? {
    if case .number(let number, _) = value { number } else { nil }
  }

  fileprivate var string: String? {
    if case .text(let text) = value { text } else { nil }
  }
}
