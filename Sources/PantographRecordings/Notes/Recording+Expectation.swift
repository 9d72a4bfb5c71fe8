extension Recording {
  /// The value of the last note with this key: one that is set again replaces the one before.
  public func note(_ key: String) -> String? {
    notes.last { $0.key == key }?.value
  }

  /// The scenes that its notes name, in their order.
  public var scenes: [String] {
    var scenes: [String] = []
    for note in notes where note.key == NoteKey.scene && !scenes.contains(note.value) {
      scenes.append(note.value)
    }
    return scenes
  }

  /// What it expects of a scene: the last `expect` behind that `scene`. One that stands before every
  /// `scene` belongs to the first, and where there is none, to whichever it is played into.
  public func expectation(in scene: String) -> String? {
    var current: String?
    var found: String?
    var unclaimed: String?
    var first: String?
    for note in notes {
      if note.key == NoteKey.scene {
        current = note.value
        first = first ?? note.value
      } else if note.key == NoteKey.expect {
        if current == nil { unclaimed = note.value }
        if current == scene { found = note.value }
      }
    }
    return found ?? (first == nil || first == scene ? unclaimed : nil)
  }
}

extension [RecordingNote] {
  /// Sets a note: it replaces those of its key. A `scene` begins what is said of that scene, or goes on
  /// with it; an `expect` replaces that of the scene said last.
  public mutating func set(_ note: RecordingNote) {
    switch note.key {
    case NoteKey.scene: open(note)
    case NoteKey.expect: setExpectation(note)
    default:
      guard let index = firstIndex(where: { $0.key == note.key }) else { return append(note) }
      self[index] = note
      let rest = self[(index + 1)...].filter { $0.key != note.key }
      self = Array(self[...index]) + rest
    }
  }

  /// Moves what is said of the scene to the end, where it can be added to.
  private mutating func open(_ note: RecordingNote) {
    var kept: [RecordingNote] = []
    var own: [RecordingNote] = []
    var isOwn = false
    for other in self {
      if other.key == NoteKey.scene { isOwn = other.value == note.value }
      if isOwn, other.key == NoteKey.expect { own.append(other) }
      let isMoved = isOwn && (other.key == NoteKey.scene || other.key == NoteKey.expect)
      if !isMoved { kept.append(other) }
    }
    self = kept + [note] + own
  }

  private mutating func setExpectation(_ note: RecordingNote) {
    let start = lastIndex { $0.key == NoteKey.scene } ?? startIndex
    let old = indices.filter { $0 >= start && self[$0].key == NoteKey.expect }
    guard let first = old.first else { return append(note) }
    self[first] = note
    for index in old.dropFirst().reversed() { remove(at: index) }
  }
}

/// The keys of notes that Pantograph itself reads.
public enum NoteKey {
  /// What the hand meant, or the gesture that a recognizer should tell.
  public static let label = "label"
  /// What the hand meant, where `label` names a gesture.
  public static let intent = "intent"
  /// The scene that the recording is meant for.
  public static let scene = "scene"
  /// What is to become of the scene's transition.
  public static let expect = "expect"
  /// Whose hand it was.
  public static let person = "person"
  /// The name of the device model.
  public static let device = "device"
}
