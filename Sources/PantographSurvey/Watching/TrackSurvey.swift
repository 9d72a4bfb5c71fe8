import PantographGestures
import PantographTouches

/// Measures the events of one device of a recording, in bounded memory.
package struct TrackSurvey: Sendable {
  package private(set) var cell = SurveyCell()
  package private(set) var facts: SurveyedDevice
  /// Whether the device has a touch surface and reported at least one contact.
  package var hasTouches: Bool { cell.contacts > 0 && surface.kind != .other }

  private var decoder: ContactDecoder
  private var pipeline: TouchPipeline
  private var contacts: ContactWatch
  private var touches: TouchWatch
  private var strokes: StrokeWatch
  private var reports: ReportWatch
  private var end = Timestamp.zero

  package init(device: DeviceDescription?) {
    decoder = ContactDecoder(device: device)
    pipeline = TouchPipeline(device: device, filters: Self.filters(for: device))
    let thresholds = SurveyThresholds(SurveyKind(decoder.surface.kind))
    let limits = SurveyLimits(thresholds)
    contacts = ContactWatch(thresholds, limits, on: decoder.surface)
    touches = TouchWatch(thresholds, limits)
    strokes = StrokeWatch(thresholds, limits)
    reports = ReportWatch(limits)
    facts = SurveyedDevice(device, decoder.surface)
  }

  /// The filters of the recognition, but for light touches: a survey measures them as well, and
  /// leaves out only fingers that hover.
  private static func filters(for device: DeviceDescription?) -> ContactFilters {
    var filters = TouchPipeline(device: device).filters
    filters.faint?.pressure = hovering
    filters.faint?.endPressure = 0
    return filters
  }

  /// The pressure below which a contact is a hovering finger, as a fraction of the device's range.
  private static let hovering = 0.02

  package var surface: SurfaceGeometry { decoder.surface }

  package mutating func take(_ event: InputEvent) {
    facts.take(event)
    end = max(end, event.time)
    let isFiltered = pipeline.consume(event)
    guard decoder.consume(event) else { return }
    if isFiltered { takeFiltered() }
    takeFrame()
  }

  /// Ends the device's stream. Contacts that are still down end without a lift.
  package mutating func close() {
    if pipeline.end(.inputEnded, at: end) { takeFiltered() }
    strokes.advance(to: end + .seconds(1), into: &cell)
    reports.close(into: &cell)
    guard decoder.end(.inputEnded, at: end) else { return }
    cell.tally.takeDevice(decoder.frame)
    contacts.take(decoder.frame, into: &cell)
  }

  private mutating func takeFiltered() {
    let frame = pipeline.frame
    cell.tally.takeFiltered(frame)
    touches.take(frame, into: &cell)
    strokes.take(frame, into: &cell)
  }

  private mutating func takeFrame() {
    let frame = decoder.frame
    cell.tally.takeDevice(frame)
    contacts.take(frame, into: &cell)
    reports.take(frame, into: &cell)
  }
}
