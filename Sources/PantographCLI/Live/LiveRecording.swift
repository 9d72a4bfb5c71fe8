import Evdev
import PlainText
import Recordings
import Touches

#if canImport(Glibc)
  import Glibc
#endif

/// Records one device into one file, and shows the fingers meanwhile.
struct LiveRecording {
  var node: String
  /// `-` is standard output.
  var path: String
  var grabs: Bool
  var overwrites: Bool
  var notes: [RecordingNote]
  /// Nil records until it is ended.
  var duration: TimeSpan?
  /// Whether the gestures are told meanwhile, in place of the picture.
  var tellsGestures = false

  func run(console: inout Console) throws(Failure) {
    let reader = try open()
    let file = try makeFile()
    var contacts = LiveContacts(device: reader.device)
    var picture = LivePicture(
      console, device: reader.device, path: path, isHidden: tellsGestures)
    var told = tellsGestures ? RecordedGestures(device: reader.device) : nil
    let end: RecordingEnd
    let progress: RecordingProgress
    do throws(EvdevError) {
      let loop = try InputLoop()
      try loop.catchSignals()
      let recorder = try Recorder(reader: reader, file: file, notes: notes)
      picture.show(contacts, recorder.progress)
      let limit = duration.map { MonotonicClock.now + $0 }
      let tick = picture.isShown || told != nil ? LiveDisplay.idle : nil
      end = try recorder.run(on: loop, until: limit, tick: tick) { progress, events in
        contacts.take(events)
        picture.show(contacts, progress)
        told?.take(events, at: MonotonicClock.now)
        // A reader of the lines that left ends nothing that is recorded.
        try? told?.print(toErrors: path == "-", console: &console)
      }
      progress = recorder.progress
    } catch {
      picture.remove()
      throw Failure(recording: error, to: path)
    }
    picture.remove()
    let lost = end == .deviceRemoved ? contacts.removeDevice() : 0
    if progress.drops > 0 {
      try console.warn("the kernel lost events \(progress.drops) times; the file says where")
    }
    try console.remark(
      Self.summary(progress, end, contacts: contacts.count, cancelled: lost, path: path))
  }

  static func summary(
    _ progress: RecordingProgress, _ end: RecordingEnd, contacts: Int, cancelled: Int,
    path: String
  ) -> String {
    var text = end == .deviceRemoved ? "the device was removed; " : ""
    if cancelled > 0 {
      text += "\(cancelled) \(cancelled == 1 ? "contact" : "contacts") cancelled; "
    }
    guard progress.frames > 0 else { return text + "nothing happened; wrote the device to \(path)" }
    let count = "\(contacts) \(contacts == 1 ? "contact" : "contacts")"
    text +=
      "recorded \(DecimalText(progress.elapsed.seconds, decimals: 1, zeros: .kept)) s, \(count), "
    return text + "\(progress.frames) frames, \(ByteCountText(progress.bytes)) to \(path)"
  }

  /// Everything that can be refused is, before there is a file.
  private func open() throws(Failure) -> EvdevReader {
    do throws(EvdevError) {
      let reader = try EvdevReader(node: node)
      try Recorder.check(reader.device, path: node)
      if grabs { try reader.grab() }
      return reader
    } catch {
      throw Failure(error)
    }
  }

  private func makeFile() throws(Failure) -> RecordingFile {
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
  /// Why a recording ended early: the file's fault, or the device's.
  init(recording error: EvdevError, to path: String) {
    if case .system(_, path, _) = error {
      self.init(.outputFailed, error.description)
    } else {
      self.init(error)
    }
  }
}
