extension Recording {
  /// Returns the value of the last note with this key, which replaces earlier ones.
  public func note(_ key: String) -> String? {
    notes.last { $0.key == key }?.value
  }

  /// The scenes named in the notes, in their order.
  public var scenes: [String] {
    var scenes: [String] = []
    for note in notes where note.key == NoteKey.scene && !scenes.contains(note.value) {
      scenes.append(note.value)
    }
    return scenes
  }

  /// Returns the outcome that the recording expects in a scene: the last `expect` after that
  /// `scene`. An `expect` before every `scene` belongs to the first scene; in a recording without a
  /// `scene`, to any.
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
  /// Sets a note, replacing those with the same key. A `scene` starts or continues that scene's
  /// notes. An `expect` replaces that of the last scene.
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

  /// Moves the scene's notes to the end, so that notes can be added to them.
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
  /// The gesture that the user intended, or that a recognizer should detect.
  public static let label = "label"
  /// The user's intention, in a recording whose `label` names a gesture.
  public static let intent = "intent"
  /// The scene that the recording is made for.
  public static let scene = "scene"
  /// The expected outcome of the scene's transition.
  public static let expect = "expect"
  /// The person who made the gestures.
  public static let person = "person"
  /// The name of the device model.
  public static let device = "device"
  /// The number of taps or presses, if a recording has several.
  package static let count = "count"
}
