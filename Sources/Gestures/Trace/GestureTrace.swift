import Touches

/// What each gesture did, frame by frame, and why: a value to print or to compare.
public struct GestureTrace: Hashable, Sendable {
  /// One gesture in one frame.
  public struct Entry: Hashable, Sendable {
    public var name: String
    public var phase: GesturePhase
    /// Why it is what it is now; nil when the frame changed nothing.
    public var cause: Cause?

    public init(name: String, phase: GesturePhase, cause: Cause? = nil) {
      self.name = name
      self.phase = phase
      self.cause = cause
    }
  }

  public struct Frame: Hashable, Sendable {
    public var time: Timestamp
    /// How many fingers were down, those that just lifted left out.
    public var fingers: Int
    public var entries: [Entry]

    public init(time: Timestamp, fingers: Int, entries: [Entry] = []) {
      self.time = time
      self.fingers = fingers
      self.entries = entries
    }
  }

  public var frames: [Frame] = []

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
