import PantographCommands
import PantographPlotting
import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// The comparison of two recordings or two traces.
struct FileComparison {
  /// A note that differs between the two files.
  struct Note: Hashable {
    var key: String
    var first: [String]
    var second: [String]
  }

  /// A state change of a recognizer, or a callback, that only one of two traces has.
  struct Change: Hashable {
    var isInFirst: Bool
    var change: ComparedFile.Change
  }

  let first: ComparedFile
  let second: ComparedFile
  /// The differences that the text lists, and the pairs of contacts by number.
  private(set) var contacts = ComparedContacts()
  let notes: [Note]
  /// The comparison of the lines and the values of two traces.
  let trace: TraceComparison
  /// Whether both recordings have the same events at the same times after their first events.
  let haveSameEvents: Bool

  /// Compares two files. With `collectsJSON` the JSON of all pairs of contacts is stored.
  init(
    _ first: ComparedFile, _ second: ComparedFile, _ tolerance: TraceTolerance = TraceTolerance(),
    collectsJSON: Bool = false
  ) throws(Failure) {
    self.first = first
    self.second = second
    contacts = try ComparedContacts(first.contacts, second.contacts, collectsJSON: collectsJSON)
    var notes: [Note] = []
    var known: Set<String> = []
    for key in (first.notes + second.notes).map(\.key) where known.insert(key).inserted {
      let values = [first.notes, second.notes].map { $0.filter { $0.key == key }.map(\.value) }
      if values[0] != values[1] {
        notes.append(Note(key: key, first: values[0], second: values[1]))
      }
    }
    self.notes = notes
    trace = TraceComparison(first, second, tolerance)
    haveSameEvents = Self.areSame(first.events, second.events)
  }

  var changes: [Change] { trace.changes }
  var areSameContacts: Bool { contacts.areSame }

  /// Whether a file has contacts; a source of movements without positions has none.
  var haveContacts: Bool {
    first.contacts.count + second.contacts.count > 0 || first.reportCount + second.reportCount == 0
  }

  /// The first error while reading what was stored; nil if there was none.
  var failure: RecordingFileError? {
    first.contacts.failure ?? second.contacts.failure ?? first.changes.failure
      ?? second.changes.failure
      ?? (first.events + second.events).lazy.compactMap(\.failure).first
  }

  var areSame: Bool {
    areSameContacts && notes.isEmpty && trace.firstDifference == nil && trace.courses.isEmpty
      && haveSameEvents
      && first.device == second.device && first.surface == second.surface
  }

  /// Returns whether both files have the same events at the same times after the first ones.
  private static func areSame(
    _ first: [StoredValues<InputEvent>], _ second: [StoredValues<InputEvent>]
  ) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { areSame($0, $1) }
  }

  private static func areSame(
    _ first: StoredValues<InputEvent>, _ second: StoredValues<InputEvent>
  ) -> Bool {
    guard first.count == second.count else { return false }
    var one = StoredValues.Reader(first)
    var other = StoredValues.Reader(second)
    var starts: (Timestamp, Timestamp)?
    for index in 0..<first.count {
      guard let event = one.value(at: index), let same = other.value(at: index) else {
        return false
      }
      let (start, otherStart) = starts ?? (event.time, same.time)
      starts = (start, otherStart)
      guard event.time - start == same.time - otherStart, event.type == same.type,
        event.code == same.code, event.value == same.value
      else { return false }
    }
    return true
  }

  /// A figure of both files. The contacts of the first file are A1, A2…, those of the second B1,
  /// B2….
  var figure: RecordingFigure {
    RecordingFigure(
      title: "A \(Self.lastPart(first.name)), B \(Self.lastPart(second.name))",
      device: first.device ?? second.device ?? "", surface: first.surface ?? second.surface,
      duration: max(first.duration, second.duration),
      contacts: first.contacts.plotted("A", atMost: Self.drawnContacts, samples: Self.drawnSamples)
        + second.contacts.plotted("B", atMost: Self.drawnContacts, samples: Self.drawnSamples),
      contactCount: first.contacts.count + second.contacts.count)
  }

  /// The largest number of contacts of each file, and of their samples, in a figure.
  private static let drawnContacts = RecordingFigure.maximumContacts / 2
  private static let drawnSamples = 100_000

  private static func lastPart(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
