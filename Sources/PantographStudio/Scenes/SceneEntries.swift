import PantographCLI
import PantographCommands
import PantographDemos
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographStage
import PantographTouches

/// All entries of a scene's report as JSON, on disk if there are many, and the ends of the first
/// transitions.
struct SceneEntries {
  /// The ends of the first transitions, one more than a recording expects.
  private(set) var endings: [SceneExpectation.Found] = []
  private(set) var transitionCount = 0
  /// The end of the last transition.
  private(set) var last: SceneExpectation.Found?
  private(set) var transitions = List()
  private(set) var refusals = List()
  private(set) var callbacks = List()
  private(set) var events = List()
  private let expected: Int
  private let collectsJSON: Bool

  /// A list that is written element by element.
  struct List {
    private(set) var text = StoredText()
    private var json = JSONWriter()

    init() { json.beginArray() }

    mutating func add(_ write: (inout JSONWriter) -> Void) throws(Failure) {
      write(&json)
      try store(json.take())
    }

    mutating func end() throws(Failure) {
      json.endArray()
      try store(json.take())
    }

    private mutating func store(_ written: String) throws(Failure) {
      do throws(RecordingFileError) {
        try text.append(written)
      } catch {
        throw Failure(error)
      }
    }
  }

  init(expects expected: Int, collectsJSON: Bool) {
    self.expected = expected
    self.collectsJSON = collectsJSON
  }

  /// Creates all entries of a report that leaves none out.
  init(_ report: SceneReport) throws(Failure) {
    self.init(expects: 0, collectsJSON: true)
    try add(
      SceneReport.Piece(
        lines: report.lines, transitions: report.transitions, refusals: report.refusals),
      since: report.start)
    try end()
  }

  /// Adds the next part of a report. Seconds count from `start`.
  mutating func add(_ piece: SceneReport.Piece, since start: Timestamp) throws(Failure) {
    for transition in piece.transitions {
      transitionCount += 1
      let found = SceneExpectation.Found(
        outcome: transition.outcome, decision: transition.decision)
      last = found
      if endings.count <= expected { endings.append(found) }
    }
    guard collectsJSON else { return }
    for transition in piece.transitions { try transitions.add { $0.value(transition, start) } }
    for refusal in piece.refusals { try refusals.add { $0.value(refusal, start) } }
    for line in piece.lines {
      if let event = line.event {
        try events.add { $0.value(event, of: line, start) }
      } else {
        try callbacks.add { json in
          json.object { json in
            json.member("time", (line.time - start).seconds)
            json.member("text", line.text)
          }
        }
      }
    }
  }

  /// Ends the lists.
  mutating func end() throws(Failure) {
    try transitions.end()
    try refusals.end()
    try callbacks.end()
    try events.end()
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ transition: SceneReport.Transition, _ start: Timestamp) {
    func time(_ time: Timestamp?) -> Double? { time.map { ($0 - start).seconds } }
    object { json in
      json.member("outcome", transition.outcome.map { "\($0.name)" })
      json.member("start", time(transition.start))
      json.member("release", time(transition.release))
      json.member("end", time(transition.end))
      json.member("furthest", transition.furthest)
      json.key("decision")
      json.raw(transition.decision?.json ?? "null")
    }
  }

  fileprivate mutating func value(_ refusal: SceneReport.Refusal, _ start: Timestamp) {
    object { json in
      json.member("time", (refusal.time - start).seconds)
      json.member("text", refusal.refusal.description)
      json.key("refusal")
      json.raw(refusal.refusal.json)
      if let pan = refusal.pan { json.member("pan", pan) }
    }
  }

  fileprivate mutating func value(
    _ event: SceneReport.Event, of line: SceneReport.Line, _ start: Timestamp
  ) {
    object { json in
      json.member("time", (line.time - start).seconds)
      json.member("start", (event.start - start).seconds)
      json.member("kind", event.kind)
      json.member("text", line.text)
      json.member("subject", event.subject)
      if let title = event.title { json.member("title", title) }
      if let section = event.section { json.member("section", section) }
      if let item = event.item { json.member("item", item) }
      if let from = event.from { json.member("from", from) }
      if let to = event.to { json.member("to", to) }
    }
  }
}
