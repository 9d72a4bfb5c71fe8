import PantographTouches

/// The fingers on a device while it is recorded, each with the way it has just come.
struct LiveContacts {
  struct Mark: Hashable {
    var time: Timestamp
    /// Millimetres.
    var position: Vector
  }

  struct Finger: Hashable {
    var id: ContactID
    /// The newest last; never empty.
    var marks: [Mark]
    /// How wide it touches, in millimetres, where the device tells.
    var width: Double?
    var isDown = true
  }

  /// How long the way of a finger is remembered, also after it has lifted.
  static let trail = TimeSpan.milliseconds(600)
  /// A way this long is thinned out, whatever the device's rate.
  private static let mostMarks = 200
  /// How many frames the rate is taken from, and how far apart two of them are at most.
  private static let rateFrames = 32
  private static let longestInterval = TimeSpan.milliseconds(40)

  /// The fingers that are down, and those that have just lifted.
  private(set) var fingers: [Finger] = []
  /// How many contacts there were so far.
  private(set) var count = 0
  /// How many of them ended as none of a finger's.
  private(set) var cancelled = 0
  /// The first event's time; nil while nothing has happened.
  private(set) var start: Timestamp?
  private var pipeline: TouchPipeline
  private var time = Timestamp.zero
  private var frameTimes: [Timestamp] = []

  init(device: DeviceDescription) {
    pipeline = TouchPipeline(device: device)
  }

  var surface: SurfaceGeometry { pipeline.surface }

  var fingersDown: Int { fingers.count(where: \.isDown) }

  /// Frames a second while something moves; nil where too few of them came in a row.
  var rate: Double? {
    guard frameTimes.count >= Self.rateFrames, let first = frameTimes.first,
      let last = frameTimes.last,
      last > first
    else { return nil }
    return Double(frameTimes.count - 1) / (last - first).seconds
  }

  mutating func take(_ events: ArraySlice<InputEvent>) {
    for event in events {
      time = event.time
      if start == nil { start = time }
      if event.isReport { count(frameAt: time) }
      if pipeline.consume(event) { take(pipeline.frame) }
    }
  }

  /// Forgets ways that are older than `trail` at this moment.
  mutating func forget(at now: Timestamp) {
    let oldest = now - Self.trail
    for index in fingers.indices {
      let last = fingers[index].marks.count - (fingers[index].isDown ? 1 : 0)
      let stale = fingers[index].marks[..<last].prefix { $0.time < oldest }.count
      fingers[index].marks.removeFirst(stale)
    }
    fingers.removeAll { $0.marks.isEmpty }
  }

  /// The device is gone: what is down is cancelled. Returns how many contacts that were.
  mutating func removeDevice() -> Int {
    let before = cancelled
    if pipeline.end(.deviceRemoved, at: time) { take(pipeline.frame) }
    return cancelled - before
  }

  private mutating func count(frameAt time: Timestamp) {
    if let last = frameTimes.last, time - last > Self.longestInterval || time < last {
      frameTimes.removeAll(keepingCapacity: true)
    }
    frameTimes.append(time)
    if frameTimes.count > Self.rateFrames { frameTimes.removeFirst() }
  }

  private mutating func take(_ frame: ContactFrame) {
    for index in frame.indices {
      let contact = frame[index]
      let mark = Mark(time: frame.time, position: contact.position)
      let place = fingers.firstIndex { $0.id == contact.id }
      switch contact.phase {
      case .began, .moved, .stationary:
        if let place {
          if fingers[place].marks.count >= Self.mostMarks { thin(place) }
          fingers[place].marks.append(mark)
          fingers[place].width = contact.size?.major
        } else {
          count += 1
          fingers.append(Finger(id: contact.id, marks: [mark], width: contact.size?.major))
        }
      case .ended, .cancelled:
        if case .cancelled = contact.phase { cancelled += 1 }
        if let place { fingers[place].isDown = false }
      }
    }
    // Also when nobody looks, what is remembered does not grow.
    if fingers.count > ContactFrame.capacity * 4 { forget(at: frame.time) }
    if fingers.count > ContactFrame.capacity * 4 { fingers.removeAll { !$0.isDown } }
  }

  private mutating func thin(_ place: Int) {
    let marks = fingers[place].marks
    fingers[place].marks = marks.indices.filter { $0 % 2 == 1 }.map { marks[$0] }
  }
}
