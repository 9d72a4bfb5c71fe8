import PantographMotion
import PantographTouches

/// Turns reports of movement into contacts, for trackers and recognizers that follow contacts.
///
/// The contacts have the reported number, movement, spread and rotation. Their place on the surface
/// is not reported, so they land around its middle; their positions are assumed. The movement
/// before the first report is missing, which a tracker with a slop waits for once more.
public struct DeltaContacts: Sendable {
  private enum State {
    case idle
    case down(fingers: Int)
  }

  /// The unit of the reports.
  public let unit: DeltaUnit
  /// The place at which the middle of the fingers lands, in millimetres. A change takes effect with
  /// the next landing.
  public var landing: Vector
  private let spacing: Double
  private var state = State.idle
  private var center: Vector
  private var scale = 1.0
  private var rotation = 0.0
  private var firstID: UInt32 = 0

  /// Creates a source of contacts. The fingers land in the middle of the touchpad that libinput
  /// assumes if a device reports no size. Neighboring fingers are `spacing` millimetres apart, about
  /// the width of a finger.
  public init(_ unit: DeltaUnit, landingAt landing: Vector? = nil, spacing: Double = 18) {
    self.unit = unit
    self.spacing = spacing
    let middle = landing ?? AssumedSurface.size(of: .touchpad, isTall: false) * 0.5
    self.landing = middle
    center = middle
  }

  /// Processes the next report. Returns nil if it changes no contact.
  public mutating func update(_ report: DeltaReport) -> ContactFrame? {
    switch report.action {
    case .holdBegan(let fingers), .swipeBegan(let fingers), .pinchBegan(let fingers):
      return land(fingers, at: report.time)
    case .swipeMoved(let fingers, let movement):
      return move(fingers, by: unit.millimetres(movement).0, at: report.time)
    case .pinchMoved(let fingers, let movement, let scale, let rotation):
      if scale > 0, scale.isFinite { self.scale = scale }
      if rotation.isFinite { self.rotation += rotation }
      return move(fingers, by: unit.millimetres(movement).0, at: report.time)
    case .swipeEnded(_, let isCancelled), .pinchEnded(_, _, let isCancelled):
      return end(isCancelled ? .cancelled(.inputEnded) : .ended, at: report.time)
    case .holdEnded(_, let isCancelled):
      // Fingers that go on with another gesture stay down.
      return isCancelled ? nil : end(.ended, at: report.time)
    case .scrolled(let scroll):
      if scroll.source == .momentum || scroll.isTerminating {
        return end(.ended, at: report.time)
      }
      return move(2, by: unit.millimetres(scroll).0, at: report.time)
    }
  }

  private mutating func land(_ fingers: Int, at time: Timestamp) -> ContactFrame? {
    let fingers = min(max(fingers, 1), ContactFrame.capacity)
    if case .down(fingers) = state { return nil }
    let isDown = if case .down = state { true } else { false }
    if !isDown {
      center = landing
      scale = 1
      rotation = 0
    }
    firstID &+= UInt32(ContactFrame.capacity)
    state = .down(fingers: fingers)
    return frame(fingers, .began, at: time)
  }

  private mutating func move(
    _ fingers: Int, by movement: Vector, at time: Timestamp
  ) -> ContactFrame? {
    guard movement.x.isFinite, movement.y.isFinite else { return nil }
    if let landed = land(fingers, at: time) { return landed }
    center += movement
    guard case .down(let fingers) = state else { return nil }
    return frame(fingers, .moved, at: time)
  }

  private mutating func end(_ phase: ContactPhase, at time: Timestamp) -> ContactFrame? {
    guard case .down(let fingers) = state else { return nil }
    state = .idle
    var frame = frame(fingers, phase, at: time)
    frame.fingerCount = 0
    return frame
  }

  /// Returns all contacts: fingers side by side, turned and spread around their middle.
  private func frame(_ fingers: Int, _ phase: ContactPhase, at time: Timestamp) -> ContactFrame {
    var frame = ContactFrame(time: time)
    frame.fingerCount = fingers
    let (sine, cosine) = (Mathematics.sin(rotation), Mathematics.cos(rotation))
    for index in 0..<fingers {
      let place = (Double(index) - Double(fingers - 1) / 2) * spacing * scale
      frame.append(
        Contact(
          id: ContactID(rawValue: firstID &+ UInt32(index)), phase: phase,
          position: center + Vector(x: cosine * place, y: sine * place), accuracy: .approximate))
    }
    return frame
  }
}
