import PantographTouches
import UIKit

/// Shows the fingers on a touchpad as touches around the pointer.
@MainActor
final class IndirectFingers {
  private struct Finger {
    let id: ContactID
    let landing: Vector
    var position: Vector
    /// Whether the finger is shown as a touch.
    var isShown = false
  }

  private let session: TouchSession
  /// All fingers that are down, shown as touches or not.
  @exclusivity(unchecked) private var fingers: [Finger] = []
  /// The anchor of the touches at the pointer; nil while there are no touches.
  @exclusivity(unchecked) private var anchor: Anchor?
  /// The touches of the current frame. Reused, because creating a frame takes longer than filling
  /// one. Sending it may bring the next frame, but by then nobody reads this one.
  @exclusivity(unchecked) private var shown = PointFrame(time: .zero)

  /// The point of the pad that corresponds to the pointer, fixed when the first touch began.
  private struct Anchor {
    let center: Vector
    let pointer: PointVector
    /// The movement of the hand since the first touch began, in millimetres.
    var way = Vector.zero
  }

  init(window: UIWindow) {
    session = TouchSession(pointsIn: window, touchType: .indirect)
  }

  // `frame` is `inout` although it is not changed: reading one contact of an immutable frame would
  // copy all contacts.
  /// Processes a frame of the pad. `movement` is the hand's movement in this frame, in millimetres.
  func update(
    _ frame: inout ContactFrame, isWanted: Bool, isCancelled: Bool, movement: Vector,
    pointer: CGPoint, settings: TouchpadSettings
  ) {
    follow(&frame)
    guard isWanted || anchor != nil else {
      forget(&frame)
      return
    }
    if anchor == nil {
      show(frame.time, pointer, settings)
    } else {
      anchor?.way += movement
    }
    shown.restart(at: frame.time)
    var isAnyTold = false
    for index in fingers.indices {
      var phase = ContactPhase.stationary
      var pressure: Double?
      if let place = Self.place(of: fingers[index].id, in: &frame, near: index) {
        phase = frame[place].phase
        pressure = frame[place].pressure
      }
      if !fingers[index].isShown {
        guard isWanted, phase.isDown else { continue }
        phase = .began
        fingers[index].isShown = true
      } else if phase == .began {
        // The touch already began at its landing point, in `show`.
        phase = .moved
      }
      if !isWanted, phase.isDown {
        phase = isCancelled ? .cancelled(.inputEnded) : .ended
        fingers[index].isShown = false
      } else if isCancelled, phase == .ended {
        phase = .cancelled(.inputEnded)
      }
      shown.append(
        PointFrame.Contact(
          id: fingers[index].id, phase: phase, position: place(fingers[index].position, settings),
          pressure: pressure))
      isAnyTold = true
    }
    if isAnyTold { session.receive(reading: &shown) }
    forget(&frame)
    if !isWanted || !isAnyShown { anchor = nil }
  }

  /// Turns the fingers that are down into touches, first where they landed and then where they are
  /// now, so that recognizers see the whole movement.
  private func show(_ time: Timestamp, _ pointer: CGPoint, _ settings: TouchpadSettings) {
    guard !fingers.isEmpty else { return }
    var center = Vector.zero
    for finger in fingers { center += finger.landing }
    center = center / Double(fingers.count)
    anchor = Anchor(center: center, pointer: PointVector(pointer))
    shown.restart(at: time)
    for index in fingers.indices {
      fingers[index].isShown = true
      shown.append(
        PointFrame.Contact(
          id: fingers[index].id, phase: .began, position: place(fingers[index].landing, settings)))
    }
    session.receive(reading: &shown)
    var way = Vector.zero
    for finger in fingers { way += finger.position - finger.landing }
    anchor?.way = way / Double(fingers.count)
  }

  /// Converts a position on the pad to the window. Unless scrolling is natural, the hand as a whole
  /// moves in the opposite direction; the positions of its fingers relative to each other stay.
  private func place(_ position: Vector, _ settings: TouchpadSettings) -> PointVector {
    guard let anchor else { return .zero }
    let turned = settings.isNatural ? Vector.zero : anchor.way * -2
    let way = position - anchor.center + turned
    return anchor.pointer + PointVector(way, pointsPerMillimetre: settings.gestureScale)
  }

  // Loops instead of closures: a closure isolated to the main actor checks at each call whether it
  // runs there.
  private var isAnyShown: Bool {
    for finger in fingers where finger.isShown { return true }
    return false
  }

  private func place(of id: ContactID, near guess: Int) -> Int? {
    if guess < fingers.count, fingers[guess].id == id { return guess }
    for index in fingers.indices where fingers[index].id == id { return index }
    return nil
  }

  /// Finds a contact. Fingers mostly come in the order of their contacts, so `guess` is tried
  /// first.
  private static func place(
    of id: ContactID, in frame: inout ContactFrame, near guess: Int
  ) -> Int? {
    if guess < frame.count, frame[guess].id == id { return guess }
    for index in frame.indices where frame[index].id == id { return index }
    return nil
  }

  private func follow(_ frame: inout ContactFrame) {
    for index in frame.indices {
      if let place = place(of: frame[index].id, near: index) {
        fingers[place].position = frame[index].position
      } else if frame[index].phase == .began {
        let position = frame[index].position
        fingers.append(Finger(id: frame[index].id, landing: position, position: position))
      }
    }
  }

  /// Removes the fingers that have left the pad.
  private func forget(_ frame: inout ContactFrame) {
    for index in frame.indices where !frame[index].phase.isDown {
      if let place = place(of: frame[index].id, near: index) { fingers.remove(at: place) }
    }
  }
}
