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
  let contacts: [ContactDifference]
  let notes: [Note]
  /// The comparison of the lines and the values of two traces.
  let trace: TraceComparison
  /// Whether both recordings have the same events at the same times after their first events.
  let haveSameEvents: Bool

  init(
    _ first: ComparedFile, _ second: ComparedFile, _ tolerance: TraceTolerance = TraceTolerance()
  ) {
    self.first = first
    self.second = second
    contacts = ContactPairing(first.contacts, second.contacts).pairs.map { pair in
      ContactDifference(
        pair.first.map { first.contacts[$0] }, pair.second.map { second.contacts[$0] },
        numbers: (pair.first.map { $0 + 1 }, pair.second.map { $0 + 1 }))
    }
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
  var areSameContacts: Bool { contacts.allSatisfy(\.isSame) }

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
      contacts: Self.labelled(first, "A") + Self.labelled(second, "B"))
  }

  private static func labelled(_ file: ComparedFile, _ letter: String) -> [PlottedContact] {
    file.contacts.map { contact in
      var contact = contact
      contact.label = letter + contact.label
      return contact
    }
  }

  private static func lastPart(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
