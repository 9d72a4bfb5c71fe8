import PantographTouches

/// What each gesture did, frame by frame, and why: a value to print or to compare.
public struct GestureTrace: Hashable, Sendable {
  /// One gesture in one frame.
  public struct Entry: Hashable, Sendable {
    /// The gesture's name; a number tells apart those of the same name.
    public var name: String
    /// Where it stands after the frame.
    public var phase: GesturePhase
    /// Why it is what it is now; nil when the frame changed nothing.
    public var cause: Cause?
    /// The numbers by which a hand's gesture was told; nil for a recognizer.
    public var hand: HandEvent?

    /// A gesture in a frame.
    public init(name: String, phase: GesturePhase, cause: Cause? = nil) {
      self.name = name
      self.phase = phase
      self.cause = cause
    }

    /// What a hand did.
    public init(_ event: HandEvent) {
      self.init(name: "hand", phase: event.phase, cause: .gesture(event.reason))
      hand = event
    }
  }

  /// All gestures that took part in one frame.
  public struct Frame: Hashable, Sendable {
    /// When it was, on the clock of the input.
    public var time: Timestamp
    /// How many fingers were down, those that just lifted left out.
    public var fingers: Int
    /// The contacts of the surface, in millimetres; none where no frame of contacts came, but time passed
    /// or a pointer did something.
    public var contacts: [Contact]
    /// The gestures, those that changed first.
    public var entries: [Entry]

    /// A frame in which these took part.
    public init(
      time: Timestamp, fingers: Int, contacts: [Contact] = [], entries: [Entry] = []
    ) {
      self.time = time
      self.fingers = fingers
      self.contacts = contacts
      self.entries = entries
    }
  }

  /// The frames, in the order of their times.
  public var frames: [Frame] = []

  /// A trace of nothing yet.
  public init() {}

  /// Adds what a tracker made of a frame. Several trackers of one frame share its line.
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

  /// Completes what a stage did with one frame of contacts, which made the frames from `first` on: they
  /// get the contacts, and what the hand was told to do.
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

  /// Adds what the hand was told to do, each at its own time, ahead of what recognizers made of it.
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
  /// The contacts that are down.
  var downCount: Int {
    var count = 0
    for index in indices where self[index].phase.isDown { count += 1 }
    return count
  }
}
