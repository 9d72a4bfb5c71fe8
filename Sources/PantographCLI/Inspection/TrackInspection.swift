import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographSurvey
import PantographTouches

/// The data collected from one device of a recording.
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

  /// The number of the device's contacts before filtering.
  private(set) var deviceContacts = 0
  private(set) var filterTally = FilterCounts()

  private let isFiltered: Bool
  private var decoder: ContactDecoder
  private var pipeline: TouchPipeline
  private var journal: GestureJournal
  /// The recognized gestures, and the first of them, which the text lists.
  private(set) var gestures = StoredValues<GestureRecord>()
  private(set) var firstGestures: [GestureRecord] = []
  private var open: [ContactSummary] = []
  private var report = Report()

  /// The report that is being read, and the one before.
  private struct Report {
    /// The line of the first event; 0 before it.
    var line = 0
    /// The time of the last report; nil before the first.
    var lastTime: Timestamp?
    /// Whether a finger touched in the last report.
    var wasTouched = false
  }

  /// Creates the inspection of a device. If `isFiltered` is true, its contacts are those that pass
  /// the filters for the device's kind.
  init(header: TrackHeader, isFiltered: Bool) {
    self.header = header
    self.isFiltered = isFiltered
    decoder = ContactDecoder(device: header.device)
    pipeline = TouchPipeline(device: header.device)
    journal = GestureJournal(on: pipeline.surface.kind)
  }

  var surface: SurfaceGeometry { decoder.surface }
  var duration: TimeSpan { start.map { end - $0 } ?? .zero }

  /// The number of reports per second during touches; nil if there are too few reports.
  var rate: Double? {
    intervals.total < Self.fewestIntervals ? nil : intervals.median.map { 1_000_000 / $0 }
  }

  /// The fewest intervals for a rate. A tap of two or three reports does not show the rate.
  static let fewestIntervals = 8

  /// Adds an event. `finish` receives each contact that ended with the event. Returns true if the
  /// event completed a frame.
  mutating func take(_ recorded: RecordedEvent, finish: (ContactSummary) -> Void) -> Bool {
    eventCount += 1
    let event = recorded.event
    if start == nil { start = event.time }
    end = max(end, event.time)
    if report.line == 0 { report.line = Int(recorded.line) }
    let isFiltered = pipeline.consume(event)
    guard decoder.consume(event) else { return false }
    if isFiltered { takeFiltered() }
    takeFrame(finish)
    return true
  }

  /// The contacts after the last report.
  var frame: ContactFrame { isFiltered ? pipeline.frame : decoder.frame }

  mutating func close(finish: (ContactSummary) -> Void) -> Bool {
    let isFiltered = pipeline.end(.inputEnded, at: end)
    if isFiltered { takeFiltered() }
    // Some gestures are decided only after a delay, because a lifted finger might return.
    journal.advance(to: end + .seconds(1))
    guard decoder.end(.inputEnded, at: end) else { return false }
    takeContacts(finish)
    return true
  }

  /// Stores the gestures that ended since the last call. Most of them go to the disk, so that memory
  /// does not grow with their number.
  mutating func storeGestures() throws(RecordingFileError) {
    for gesture in journal.takeRecords() {
      if firstGestures.count < InspectionText.contactLimit { firstGestures.append(gesture) }
      try gestures.append(gesture)
    }
  }

  private mutating func takeFiltered() {
    filterTally.takeFiltered(pipeline.frame)
    journal.update(pipeline.frame)
  }

  private mutating func takeFrame(_ finish: (ContactSummary) -> Void) {
    frameCount += 1
    let time = decoder.frame.time
    takeContacts(finish)
    let device = decoder.frame
    let isTouched = device.indices.contains { device[$0].phase.isDown }
    // The device reports nothing between touches, and a lift may be reported at any time.
    if let last = report.lastTime, report.wasTouched, isTouched {
      intervals.add((time - last).microseconds)
    }
    report.lastTime = time
    report.wasTouched = isTouched
  }

  private mutating func takeContacts(_ finish: (ContactSummary) -> Void) {
    let frame = frame
    let device = decoder.frame
    for index in device.indices where device[index].phase == .began { deviceContacts += 1 }
    anomalies.add(frame.anomalies, line: report.line)
    report.line = 0
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

extension FilterCounts {
  /// Returns the number of contacts that the filters never showed. A jump turns one contact into
  /// two.
  func hidden(of contacts: Int) -> Int { max(0, contacts - (shown - jumps)) }

  /// Describes the counts that are not zero. Returns nil if all contacts pass the filters.
  func words(of contacts: Int) -> String? {
    var parts: [String] = []
    if hidden(of: contacts) > 0 { parts.append("\(hidden(of: contacts)) left out") }
    if palms > 0 { parts.append("\(palms) cancelled as palm") }
    if thumbs > 0 { parts.append("\(thumbs) cancelled as thumb") }
    if jumps > 0 { parts.append("\(jumps) split at a jump") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
