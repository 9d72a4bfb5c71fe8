import PantographCommands
import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// The edits of `convert` that need the whole recording.
struct RecordingEdit {
  private var merged: [String]
  private var range: Range<TimeSpan>?
  private var contact: (track: Int?, number: Int)?
  private var kept: Set<Int>?
  private var dropped: Set<Int>?
  private var speed: Double?
  private var count: Int?
  private var rate: Double?
  private var device: DeviceDescription?

  init(_ invocation: Invocation) throws(Failure) {
    merged = invocation.all(.merge)
    if let text = invocation.value(.trim) { range = try Self.range(text) }
    if let text = invocation.value(.contact) { contact = try Self.contact(text) }
    if let text = invocation.value(.keepSlots) { kept = try Self.slots(text, .keepSlots) }
    if let text = invocation.value(.dropSlots) { dropped = try Self.slots(text, .dropSlots) }
    speed = invocation.number(.speed)
    count = invocation.integer(.loop)
    rate = invocation.number(.resample)
    if let path = invocation.value(.onto) { device = try Self.device(path) }
  }

  var isEmpty: Bool {
    merged.isEmpty && range == nil && contact == nil && kept == nil && dropped == nil
      && speed == nil && count == nil && rate == nil && device == nil
  }

  /// An edited recording, with sentences about the data that the edit lost.
  struct Result {
    var recording: Recording
    var losses: [String] = []
  }

  func apply(
    to recording: Recording, load: (String) throws(Failure) -> Recording
  ) throws(Failure) -> Result {
    var others: [Recording] = []
    for path in merged { others.append(try load(path)) }
    do throws(EditError) {
      return try edited(recording, others)
    } catch {
      if case .valueOutOfRange = error { throw Failure(.usage, error.sentence) }
      throw Failure(.data, error.sentence)
    }
  }

  private func edited(
    _ recording: Recording, _ others: [Recording]
  ) throws(EditError) -> Result {
    var recording = recording
    var losses: [String] = []
    if !others.isEmpty {
      let overlay = try Recording.overlaying([recording] + others)
      recording = overlay.recording
      losses += LossText.merging(overlay)
    }
    if let range { recording = try recording.trimmed(to: range) }
    if let contact {
      recording = try recording.trimmed(
        toContact: contact.number, track: contact.track, alone: true)
    }
    if let kept { recording = try recording.keepingSlots(kept) }
    if let dropped { recording = try recording.droppingSlots(dropped) }
    if let speed { recording = try recording.changingSpeed(by: speed) }
    if let count { recording = try recording.looped(count) }
    if let rate { recording = try recording.resampled(toRate: rate) }
    if let device {
      let fit = try recording.fitted(to: device)
      recording = fit.recording
      losses += LossText.fitting(fit.report)
    }
    return Result(recording: recording, losses: losses)
  }

  private static func device(_ path: String) throws(Failure) -> DeviceDescription? {
    do throws(RecordingFileError) {
      return try DescriptionFile(path).headers.first?.device
    } catch {
      throw Failure(error)
    }
  }

  /// Reads a contact's number: `3`, or `2:3` for the third contact of the second device.
  static func contact(_ text: String) throws(Failure) -> (track: Int?, number: Int) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard let number = parts.last ?? nil, let first = parts.first ?? nil, parts.count <= 2,
      number >= 1, first >= 1
    else {
      throw Failure(
        .usage,
        "--contact must be a number such as 3, or 2:3 for the second device, not \"\(text)\"")
    }
    return (parts.count == 2 ? first - 1 : nil, number)
  }

  /// Reads a range `A..B` in seconds; either side may be missing.
  static func range(_ text: String) throws(Failure) -> Range<TimeSpan> {
    let problem = Failure(
      .usage, "--trim must be A..B in seconds with A below B, not \"\(text)\"",
      advice: ["For example: --trim 0.5..2, --trim 1.., --trim ..3"])
    var start = text[...]
    var end = Substring()
    guard let dots = Self.dots(in: text) else { throw problem }
    start = text[..<dots]
    end = text[text.index(dots, offsetBy: 2)...]
    let from = start.isEmpty ? 0 : Double(start)
    let to = end.isEmpty ? .infinity : Double(end)
    guard let from, let to, from.isFinite, !to.isNaN, from >= 0, from < to else { throw problem }
    // Both sides are clamped to the longest time span, so that they stay in order.
    return .seconds(from)..<(.seconds(to))
  }

  private static func dots(in text: String) -> String.Index? {
    text.indices.first { text[$0...].hasPrefix("..") }
  }

  /// Reads slot numbers such as `0,2-4`.
  static func slots(_ text: String, _ option: Option) throws(Failure) -> Set<Int> {
    var slots: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
        first >= 0, first <= last, last < 256
      else {
        throw Failure(
          .usage, "--\(option.name) must be numbers such as 0,2-4, not \"\(text)\"")
      }
      slots.formUnion(first...last)
    }
    return slots
  }
}
