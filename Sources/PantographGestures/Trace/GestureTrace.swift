import PantographTouches

/// Phases and causes of all gestures, frame by frame; a value to print or compare.
public struct GestureTrace: Hashable, Sendable {
  /// One gesture in one frame.
  public struct Entry: Hashable, Sendable {
    /// Name of the gesture, with a number if several have the same name.
    public var name: String
    /// Phase of the gesture after the frame.
    public var phase: GesturePhase
    /// Cause of the phase; nil if the frame did not change it.
    public var cause: Cause?
    /// The hand's event with its measurements; nil for a recognizer.
    public var hand: HandEvent?

    /// Creates an entry of a recognizer.
    public init(name: String, phase: GesturePhase, cause: Cause? = nil) {
      self.name = name
      self.phase = phase
      self.cause = cause
    }

    /// Creates an entry of a hand's event.
    public init(_ event: HandEvent) {
      self.init(name: "hand", phase: event.phase, cause: .gesture(event.reason))
      hand = event
    }
  }

  /// All gestures that took part in one frame.
  public struct Frame: Hashable, Sendable {
    /// Time on the clock of the input.
    public var time: Timestamp
    /// Number of fingers down, without those that lift in this frame.
    public var fingers: Int
    /// Contacts of the surface, in millimetres; empty for a frame of elapsed time or of a pointer.
    public var contacts: [Contact]
    /// Gestures of the frame, changed ones first.
    public var entries: [Entry]

    /// Creates a frame.
    public init(
      time: Timestamp, fingers: Int, contacts: [Contact] = [], entries: [Entry] = []
    ) {
      self.time = time
      self.fingers = fingers
      self.contacts = contacts
      self.entries = entries
    }
  }

  /// Frames in the order of time.
  public var frames: [Frame] = []

  /// Creates an empty trace.
  public init() {}

  /// Adds a tracker's event. Events of one frame share a line.
  public mutating func add(
    _ event: GestureEvent?, phase: GesturePhase, of name: String, in frame: ContactFrame
  ) {
    let entry = Entry(
      name: name, phase: event?.phase ?? phase, cause: event.map { .gesture($0.reason) })
    if let last = frames.indices.last, frames[last].time == frame.time {
      frames[last].entries.append(entry)
      return
    }
    frames.append(Frame(time: frame.time, fingers: frame.downCount, entries: [entry]))
  }

  /// Completes the frames from `first` on, which one frame of contacts caused: adds the contacts
  /// and the hand's events.
  package mutating func complete(
    from first: Int, with contacts: ContactFrame, told: [HandEvent]
  ) {
    let fingers = contacts.downCount
    var isShown = contacts.count == 0
    for index in frames.indices.reversed() where index >= first {
      guard frames[index].time == contacts.time else { continue }
      frames[index].fingers = fingers
      if !isShown { frames[index].contacts = contacts.contacts }
      isShown = true
    }
    if !isShown {
      frames.append(
        Frame(time: contacts.time, fingers: fingers, contacts: contacts.contacts))
    }
    add(told, from: first, fingers: fingers)
  }

  /// Adds the hand's events, each at its own time, before the recognizers' entries.
  package mutating func add(_ told: [HandEvent], from first: Int, fingers: Int) {
    for event in told {
      var index = first
      while index < frames.count, frames[index].time < event.sample.time { index += 1 }
      if index == frames.count || frames[index].time != event.sample.time {
        frames.insert(Frame(time: event.sample.time, fingers: fingers), at: index)
      }
      let place = frames[index].entries.firstIndex { $0.hand == nil }
      frames[index].entries.insert(Entry(event), at: place ?? frames[index].entries.count)
    }
  }
}

extension ContactFrame {
  /// Number of contacts that are down.
  var downCount: Int {
    var count = 0
    for index in indices where self[index].phase.isDown { count += 1 }
    return count
  }
}
