import PantographCommands
import PantographEvdev
import PantographPlainText
import PantographRecordings
import PantographTouches
import PantographTuning
import PantographTuningFiles

#if canImport(Glibc)
  import Glibc
#endif

/// Records one take after another and shows the fingers meanwhile. If wanted, it prompts for the
/// label of each take.
struct LiveTakes {
  var files: TakeFiles
  var format: RecordingFormat
  var notes: [RecordingNote]
  var takes: TakeCount
  /// The time without fingers that ends a take.
  var pause: TimeSpan
  var asksForLabels: Bool
  /// The time limit for all takes together; nil for no limit.
  var duration: TimeSpan?

  private var done = 0
  private var kept = 0
  private var discarded = 0
  private var labels: [GestureLabel: Int] = [:]
  /// The take that waits for its label.
  private var asked: TakeRecorder.Take?

  init(
    files: TakeFiles, format: RecordingFormat, notes: [RecordingNote], takes: TakeCount,
    pause: TimeSpan, asksForLabels: Bool, duration: TimeSpan?
  ) {
    self.files = files
    self.format = format
    self.notes = notes
    self.takes = takes
    self.pause = pause
    self.asksForLabels = asksForLabels
    self.duration = duration
  }

  mutating func run(_ reader: EvdevReader, console: inout Console) throws(Failure) {
    let keys = KeyInput()
    if asksForLabels, !keys.isTerminal {
      try console.warn(
        "standard input is not a terminal: keys are not read, and takes get no labels")
      asksForLabels = false
    }
    var picture = LivePicture(console, device: reader.device, path: takes.title(after: 0))
    let recorder: TakeRecorder
    do throws(EvdevError) {
      let loop = try InputLoop()
      try loop.catchSignals()
      loop.add(reader)
      if keys.isTerminal { loop.add(descriptor: STDIN_FILENO) }
      let files = files
      recorder = try TakeRecorder(
        reader: reader, format: format, notes: notes, pause: pause,
        makeFile: { () throws(EvdevError) in try files.make() })
      var contacts = LiveContacts(device: reader.device)
      let limit = duration.map { MonotonicClock.now + $0 }
      var isOver = false
      while !isOver {
        let tick = picture.isShown ? MonotonicClock.now + LiveDisplay.idle : nil
        let wakes = try loop.wait(until: [recorder.dueTime, tick, limit].compactMap { $0 }.min())
        let now = MonotonicClock.now
        let events = try recorder.read(at: now)
        contacts.take(events[...])
        for wake in wakes {
          switch wake {
          case .stopped, .signal: isOver = true
          case .descriptor:
            if answer(TakeKey(keys.next()), recorder, &picture, &console) { isOver = true }
          case .device, .hotPlug, .deadline: break
          }
        }
        if let limit, now >= limit { isOver = true }
        if reader.isRemoved { isOver = true }
        if isOver { try recorder.end(reader.isRemoved ? .deviceRemoved : .stopped) }
        while let take = recorder.takeOver() {
          tell(take, recorder, &picture, &console)
          contacts = LiveContacts(device: reader.device)
        }
        if takes.isReached(by: done) { isOver = true }
        if asked == nil, !isOver {
          picture.name(recorder.path ?? takes.title(after: done))
          picture.show(contacts, recorder.progress)
        }
      }
    } catch {
      picture.remove()
      throw Failure(recording: error, to: files.path(0))
    }
    picture.remove()
    if asked != nil { try console.draw("\n") }
    if reader.isRemoved { try console.remark("the device was removed") }
    try console.remark(summary)
  }

  /// Handles a key. Returns true if the key ends the recording of takes.
  private mutating func answer(
    _ key: TakeKey, _ recorder: TakeRecorder, _ picture: inout LivePicture, _ console: inout Console
  ) -> Bool {
    guard let take = asked else {
      if key == .quit { return true }
      // Any other key ends the current take.
      try? recorder.end()
      return false
    }
    var word: PrintableText
    switch key {
    case .none: return false
    case .quit:
      done += 1
      return true
    case .label(let label):
      do throws(NoteInFile.Failure) {
        try NoteInFile.set(NoteKey.label, to: "\(label.name)", in: take.path)
        labels[label, default: 0] += 1
        word = "\(label.name)"
      } catch {
        word = "no label: \(error.sentence)"
      }
      done += 1
    case .skip:
      word = "no label"
      done += 1
    case .discard, .again:
      TakeFiles.remove(take.path)
      kept -= 1
      discarded += 1
      if key == .discard { done += 1 }
      word = key == .discard ? "discarded" : "discarded, to be repeated"
    }
    asked = nil
    recorder.isListening = true
    try? console.draw("\(word)\n")
    return false
  }

  /// Prints a line about the take. If wanted, prompts for its label.
  private mutating func tell(
    _ take: TakeRecorder.Take, _ recorder: TakeRecorder, _ picture: inout LivePicture,
    _ console: inout Console
  ) {
    picture.erase()
    kept += 1
    try? console.remark(Self.line(take, takes.title(after: done)))
    if asksForLabels {
      asked = take
      recorder.isListening = false
      try? console.draw(TakeKey.question)
    } else {
      done += 1
    }
  }

  static func line(_ take: TakeRecorder.Take, _ title: String) -> PrintableText {
    let seconds = DecimalText(take.progress.elapsed.seconds, decimals: 1, zeros: .kept)
    let count = "\(take.contacts) \(take.contacts == 1 ? "contact" : "contacts")"
    return "\(title): \(seconds) s, \(count), \(take.progress.frames) frames to \(take.path)"
      + (take.isCutShort ? "; the take ended while fingers were down" : "")
  }

  private var summary: PrintableText {
    var text: PrintableText = "\(kept) \(kept == 1 ? "take" : "takes")"
    let counts = GestureLabel.allCases.compactMap { label in
      labels[label].map { "\($0) \(label.name)" }
    }
    if !counts.isEmpty { text += " (\(counts.joined(separator: ", ")))" }
    if discarded > 0 { text += ", \(discarded) discarded" }
    return text
  }
}
