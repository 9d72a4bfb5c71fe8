import PantographCommands
import PantographEvdev
import PantographPlainText
import PantographRecordings
import PantographTouches

#if canImport(Glibc)
  import Glibc
#endif

/// Records one or several devices into one file and shows the fingers meanwhile.
struct LiveRecording {
  /// The path of the recording; `-` is standard output.
  var path: String
  var format: RecordingFormat
  var overwrites: Bool
  var notes: [RecordingNote]
  /// The duration of the recording; nil records until the user ends it.
  var duration: TimeSpan?
  /// Whether gestures are printed during the recording instead of the picture.
  var tellsGestures = false

  /// Records these devices; there must be at least one.
  func run(_ readers: [EvdevReader], console: inout Console) throws(Failure) {
    try Self.check(readers.count, format, path: path)
    let file = try RecordingFile.make(path, overwrites: overwrites)
    var contacts = readers.map { LiveContacts(device: $0.device) }
    var picture = LivePicture(
      console, device: readers[0].device, path: path, isHidden: tellsGestures)
    var told = tellsGestures ? readers.map { RecordedGestures(device: $0.device) } : []
    var lost = 0
    var shown = 0
    let end: RecordingEnd
    let session: RecordingSession
    do throws(EvdevError) {
      let loop = try InputLoop()
      try loop.catchSignals()
      session = try RecordingSession(readers: readers, file: file, format: format, notes: notes)
      picture.show(contacts[0], session.progress[0])
      let limit = duration.map { MonotonicClock.now + $0 }
      let tick = picture.isShown || !told.isEmpty ? LiveDisplay.idle : nil
      end = try session.run(on: loop, until: limit, tick: tick) { index, progress, events in
        contacts[index].take(events)
        // The picture shows the device that was touched last.
        if index != shown, !events.isEmpty {
          shown = index
          picture.turn(to: readers[index].device)
        }
        if index == shown { picture.show(contacts[index], progress) }
        if readers[index].isRemoved { lost += contacts[index].removeDevice() }
        guard !told.isEmpty else { return }
        told[index].take(events, at: MonotonicClock.now)
        // The recording continues even if the reader of the printed lines is gone.
        try? told[index].print(toErrors: path == "-", console: &console)
      }
    } catch {
      picture.remove()
      throw Failure(recording: error, to: path)
    }
    picture.remove()
    let drops = session.progress.map(\.drops).reduce(0, +)
    if drops > 0 {
      try console.warn("the kernel lost events \(drops) times; SYN_DROPPED in the file marks where")
    }
    let count = contacts.map(\.count).reduce(0, +)
    if readers.count == 1 {
      try console.remark(
        Self.summary(session.progress[0], end, contacts: count, cancelled: lost, path: path))
    } else {
      let names = readers.map(\.device.name)
      for index in session.removed.sorted() where end != .deviceRemoved {
        try console.remark("\(names[index]) was removed; the other devices continued")
      }
      try console.remark(
        Self.summary(
          RecordingProgress(sumOf: session.progress), end, contacts: count, cancelled: lost,
          path: path,
          devices: readers.count))
    }
  }

  /// Throws if a file of this format cannot contain this many devices.
  static func check(_ count: Int, _ format: RecordingFormat, path: String) throws(Failure) {
    if let limit = format.trackLimit, count > limit {
      throw Failure(
        .usage, "a file of \(format.name) holds one device, not \(count)",
        advice: ["Libinput's YAML holds several: name the file .yml, or add --to libinput."]
      )
    }
    if count > 1, path == "-" {
      throw Failure(
        .usage, "several devices can only be recorded into a file, not to standard output",
        advice: ["Name a file with --output, such as --output both.yml."])
    }
  }

  static func summary(
    _ progress: RecordingProgress, _ end: RecordingEnd, contacts: Int, cancelled: Int,
    path: String, devices: Int = 1
  ) -> PrintableText {
    let all = devices == 1 ? "the device" : "the devices"
    var text: PrintableText =
      end == .deviceRemoved ? "\(all) \(devices == 1 ? "was" : "were") removed; " : ""
    if cancelled > 0 {
      text += "\(cancelled) \(cancelled == 1 ? "contact" : "contacts") cancelled; "
    }
    guard progress.frames > 0 else {
      return text + "no events; wrote only the description of \(all) to \(path)"
    }
    let count = "\(contacts) \(contacts == 1 ? "contact" : "contacts")"
    text +=
      "recorded \(DecimalText(progress.elapsed.seconds, decimals: 1, zeros: .kept)) s, "
      + (devices == 1 ? "" : "\(devices) devices, ") + "\(count), "
    return text + "\(progress.frames) frames, \(ByteCountText(progress.bytes)) to \(path)"
  }
}

extension RecordingFile {
  /// Creates the file to record into; `-` is standard output.
  static func make(_ path: String, overwrites: Bool) throws(Failure) -> RecordingFile {
    if path == "-" { return RecordingFile(descriptor: dup(STDOUT_FILENO), path: path) }
    do throws(EvdevError) {
      return try RecordingFile(path: path, overwrites: overwrites)
    } catch {
      switch error {
      case .system(_, _, let code):
        throw Failure(.cannotCreate, "cannot create \(path): \(SystemErrorText.of(code))")
      case .notPermitted:
        throw Failure(.cannotCreate, "cannot create \(path): \(SystemErrorText.of(EACCES))")
      case .missing, .notADevice, .keyboard, .noSurface, .grabbedElsewhere, .removed,
        .fileExists, .noSpace:
        throw Failure(error)
      }
    }
  }
}

extension Failure {
  /// Creates the failure of a recording that ended early because of the file or the device.
  init(recording error: EvdevError, to path: String) {
    if case .system(_, path, _) = error {
      self.init(.outputFailed, error.description)
    } else {
      self.init(error)
    }
  }
}
