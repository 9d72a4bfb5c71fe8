import PantographTouches
import UIKit

/// Fingers of a touchpad as touches around the pointer.
@MainActor
final class IndirectFingers {
  private struct Finger {
    let id: ContactID
    let landing: Vector
    var position: Vector
    /// Whether it is a touch.
    var isShown = false
  }

  private let session: TouchSession
  /// All that are down, touches or not.
  @exclusivity(unchecked) private var fingers: [Finger] = []
  /// The place at which the touches are anchored; nil while there are none.
  @exclusivity(unchecked) private var anchor: Anchor?
  /// The touches of the frame at hand. Kept, for making one takes longer than filling it; nobody reads it
  /// any more when the touches are sent, which may bring the next frame.
  @exclusivity(unchecked) private var shown = PointFrame(time: .zero)

  /// A place of the pad that lies at the pointer, since the first touch.
  private struct Anchor {
    let center: Vector
    let pointer: PointVector
    /// How far the hand has gone since.
    var way = Vector.zero
  }

  init(window: UIWindow) {
    session = TouchSession(pointsIn: window, touchType: .indirect)
  }

  // The frame is changed nowhere here: of a value that cannot change, one contact costs a copy of all.
  /// Takes a frame of the pad; `movement` is the hand's in it, in millimetres.
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
        // It was shown where it landed, a moment ago.
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

  /// The fingers that are down become touches: first where they landed, then where they are, so that
  /// what recognizes them sees the whole way.
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

  /// Maps a place of the pad into the window. Turned around, the hand goes the other way as a
  /// whole; how its fingers lie to each other stays.
  private func place(_ position: Vector, _ settings: TouchpadSettings) -> PointVector {
    guard let anchor else { return .zero }
    let turned = settings.isNatural ? Vector.zero : anchor.way * -2
    let way = position - anchor.center + turned
    return anchor.pointer + PointVector(way, pointsPerMillimetre: settings.gestureScale)
  }

  // Loops, not closures: of a closure that belongs to the main actor it is asked at each call whether it
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

  /// Fingers mostly come in the order of their contacts.
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

  /// Forgets the touches that left.
  private func forget(_ frame: inout ContactFrame) {
    for index in frame.indices where !frame[index].phase.isDown {
      if let place = place(of: frame[index].id, near: index) { fingers.remove(at: place) }
    }
  }
}
