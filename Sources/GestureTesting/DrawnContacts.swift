import PantographStage
import PantographTouches
import UIKit

/// The contacts of fingers that a test draws. They are reported at a steady rate, as by a device
/// with four points to the millimetre, so that every position in the window is reproduced exactly.
public struct DrawnContacts: ContactSource {
  private static let pointsPerMillimetre = 4.0

  /// The placement that maps the contacts back to the window's points.
  public static let placement = TouchSession.Placement(
    pointsPerMillimetre: CGVector(dx: pointsPerMillimetre, dy: pointsPerMillimetre))

  private let paths: [FingerPath]
  private let interval: TimeSpan
  private let count: Int
  private var index = 0
  private var states: [FingerPath.Moment]

  /// Creates the contacts of some fingers.
  ///
  /// - Parameters:
  ///   - paths: The path of each finger.
  ///   - rate: The number of reports per second.
  public init(_ paths: [FingerPath], rate: Int = 125) {
    precondition(rate > 0, "the rate must be at least 1 report per second, not \(rate)")
    self.paths = paths
    interval = TimeSpan(microseconds: Int64(1_000_000 / rate))
    let duration = paths.map { $0.duration.microseconds }.max() ?? 0
    // One report after the end shows changes that happen between two reports.
    count = paths.isEmpty ? 0 : Int(duration / interval.microseconds) + 2
    states = paths.map { _ in FingerPath.Moment(state: .away, position: .zero) }
  }

  /// The time of the next frame; nil after the last frame.
  public var nextTime: Timestamp? {
    index < count ? Timestamp(microseconds: Int64(index) * interval.microseconds) : nil
  }

  /// Returns the next frame and moves on to the one after it.
  public mutating func next() -> ContactFrame? {
    guard let time = nextTime else { return nil }
    index += 1
    var frame = ContactFrame(time: time)
    for finger in paths.indices {
      let now = paths[finger].moment(at: time - .zero)
      if let contact = contact(finger, from: states[finger], to: now) { frame.append(contact) }
      states[finger] = now
    }
    frame.fingerCount = frame.indices.count { frame[$0].phase.isDown }
    return frame
  }

  private func contact(
    _ finger: Int, from old: FingerPath.Moment, to new: FingerPath.Moment
  ) -> Contact? {
    let phase: ContactPhase
    switch (old.state, new.state) {
    case (.away, .down): phase = .began
    case (.down, .down): phase = old.position == new.position ? .stationary : .moved
    case (.down, .lifted): phase = .ended
    case (.down, .cancelled(let cause)): phase = .cancelled(cause)
    case (.away, _), (.lifted, _), (.cancelled, _), (.down, .away): return nil
    }
    return Contact(
      id: ContactID(rawValue: UInt32(finger + 1)), phase: phase,
      position: Vector(new.position, pointsPerMillimetre: Self.pointsPerMillimetre))
  }
}
