import PantographTouches

/// The fingers on a device that is being recorded, each with its recent path.
struct LiveContacts {
  struct Mark: Hashable {
    var time: Timestamp
    /// The contact's position in millimetres.
    var position: Vector
  }

  struct Finger: Hashable {
    var id: ContactID
    /// The positions of the recent path, the newest last; never empty.
    var marks: [Mark]
    /// The width of the contact in millimetres; nil if the device does not report it.
    var width: Double?
    var isDown = true
  }

  /// The length of the remembered path, in time. A lifted finger's path is remembered as long.
  static let trail = TimeSpan.milliseconds(600)
  /// The number of marks at which a path is thinned to every other mark, whatever the report rate.
  private static let mostMarks = 200
  /// The number of frames from which the rate is computed; `longestInterval` is the longest time
  /// between two of them.
  private static let rateFrames = 32
  private static let longestInterval = TimeSpan.milliseconds(40)

  /// The fingers that are down, and those that lifted within the last `trail`.
  private(set) var fingers: [Finger] = []
  /// The number of contacts so far.
  private(set) var count = 0
  /// The number of contacts that were cancelled.
  private(set) var cancelled = 0
  /// The time of the first event; nil before any event.
  private(set) var start: Timestamp?
  private var pipeline: TouchPipeline
  private var time = Timestamp.zero
  private var frameTimes: [Timestamp] = []

  init(device: DeviceDescription) {
    pipeline = TouchPipeline(device: device)
  }

  var surface: SurfaceGeometry { pipeline.surface }

  var fingersDown: Int { fingers.count(where: \.isDown) }

  /// The number of frames per second during movement; nil if too few frames came in succession.
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

  /// Removes positions that are older than `trail` at this moment.
  mutating func forget(at now: Timestamp) {
    let oldest = now - Self.trail
    for index in fingers.indices {
      let last = fingers[index].marks.count - (fingers[index].isDown ? 1 : 0)
      let stale = fingers[index].marks[..<last].prefix { $0.time < oldest }.count
      fingers[index].marks.removeFirst(stale)
    }
    fingers.removeAll { $0.marks.isEmpty }
  }

  /// Cancels the contacts that are down, because the device was removed. Returns their number.
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
    // The remembered data stays bounded even if nothing displays it.
    if fingers.count > ContactFrame.capacity * 4 { forget(at: frame.time) }
    if fingers.count > ContactFrame.capacity * 4 { fingers.removeAll { !$0.isDown } }
  }

  private mutating func thin(_ place: Int) {
    let marks = fingers[place].marks
    fingers[place].marks = marks.indices.filter { $0 % 2 == 1 }.map { marks[$0] }
  }
}
