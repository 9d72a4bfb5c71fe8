import Touches

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

    /// A gesture in a frame.
    public init(name: String, phase: GesturePhase, cause: Cause? = nil) {
      self.name = name
      self.phase = phase
      self.cause = cause
    }
  }

  /// All gestures that took part in one frame.
  public struct Frame: Hashable, Sendable {
    /// When it was, on the clock of the input.
    public var time: Timestamp
    /// How many fingers were down, those that just lifted left out.
    public var fingers: Int
    /// The gestures, those that changed first.
    public var entries: [Entry]

    /// A frame in which these took part.
    public init(time: Timestamp, fingers: Int, entries: [Entry] = []) {
      self.time = time
      self.fingers = fingers
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
    var fingers = 0
    for index in frame.indices where frame[index].phase.isDown { fingers += 1 }
    frames.append(Frame(time: frame.time, fingers: fingers, entries: [entry]))
  }
}
