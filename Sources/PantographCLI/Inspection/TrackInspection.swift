import Touches

/// Follows one device of a recording and keeps what is to be said of it.
struct TrackInspection {
  var header: TrackHeader
  private(set) var eventCount = 0
  private(set) var frameCount = 0
  private(set) var contactCount = 0
  private(set) var maximumContacts = 0
  private(set) var anomalies = AnomalyTally()
  private(set) var intervals = IntervalHistogram()
  private(set) var start: Timestamp?
  private(set) var end = Timestamp.zero

  private var decoder: ContactDecoder
  private var open: [ContactSummary] = []
  private var frameLine = 0
  private var lastFrame: Timestamp?
  private var wasTouched = false

  init(header: TrackHeader) {
    self.header = header
    decoder = ContactDecoder(device: header.device)
  }

  var surface: SurfaceGeometry { decoder.surface }
  var duration: TimeSpan { start.map { end - $0 } ?? .zero }

  /// Reports a second while something touches.
  var rate: Double? { intervals.median.map { 1_000_000 / $0 } }

  /// Takes an event; contacts that ended with it are handed to `finish`. True when `frame` is new.
  mutating func take(_ recorded: RecordedEvent, finish: (ContactSummary) -> Void) -> Bool {
    eventCount += 1
    let event = recorded.event
    if start == nil { start = event.time }
    end = max(end, event.time)
    if frameLine == 0 { frameLine = Int(recorded.line) }
    guard decoder.consume(event) else { return false }
    takeFrame(finish)
    return true
  }

  /// The contacts after the last report.
  var frame: ContactFrame { decoder.frame }

  mutating func close(finish: (ContactSummary) -> Void) -> Bool {
    guard decoder.end(.inputEnded, at: end) else { return false }
    takeContacts(finish)
    return true
  }

  private mutating func takeFrame(_ finish: (ContactSummary) -> Void) {
    frameCount += 1
    let time = decoder.frame.time
    if let lastFrame, wasTouched { intervals.add((time - lastFrame).microseconds) }
    lastFrame = time
    takeContacts(finish)
    wasTouched = !open.isEmpty
  }

  private mutating func takeContacts(_ finish: (ContactSummary) -> Void) {
    let frame = decoder.frame
    anomalies.add(frame.anomalies, line: frameLine)
    frameLine = 0
    for index in frame.indices {
      let contact = frame[index]
      let place = open.firstIndex { $0.id == contact.id } ?? open.count
      if place == open.count {
        open.append(ContactSummary(contact, at: frame.time))
        contactCount += 1
      } else {
        open[place].take(contact, at: frame.time)
      }
      if !contact.phase.isDown { finish(open.remove(at: place)) }
    }
    maximumContacts = max(maximumContacts, frame.fingerCount, open.count)
  }
}
