import Foundation
import PantographGestures
import PantographTouches
import UIKit

/// Recognizes the gestures of one surface on a stage of its own, frame by frame.
///
/// A screen's contacts are direct touches there; a touchpad's work a pointer, scroll and touch as in
/// every scene. The gestures are those that the touchpad's session tells, on a screen those of a hand
/// tracker beside the touches. All times count from the beginning.
@MainActor
package final class GestureRecognition {
  package let surface: SurfaceGeometry
  private let start: Timestamp
  private let contacts = ContactQueue()
  private let stage: Stage
  private let recognizers: RecognizerSet
  private var log = GestureLog()

  /// Points for each millimetre, of fingers and of the pointer: a phone's.
  private static let scale = 1 / PointScale.phone

  /// `start` is the moment that times count from.
  package init(on surface: SurfaceGeometry, from start: Timestamp, collectsTrace: Bool = false) {
    self.surface = surface
    self.start = start
    let window = EndlessWindow(
      frame: CGRect(
        x: 0, y: 0, width: max(surface.size.x, 1) * Self.scale,
        height: max(surface.size.y, 1) * Self.scale))
    recognizers = RecognizerSet(in: window, pointsPerMillimetre: Self.scale)
    stage = Stage(
      window: window, source: contacts, surface: surface, mapping: Self.mapping(surface.kind))
    stage.collectsTrace = collectsTrace
    stage.onHandEvent = { [weak self] in self?.log.take($0) }
  }

  /// As every scene has it, but that the pointer goes as far as the fingers, so that its ways are in
  /// millimetres, too.
  private static func mapping(_ kind: DeviceKind) -> TouchMapping {
    guard case .indirect(var settings) = TouchMapping.standard(for: kind) else { return .surface }
    settings.pointerScale = scale
    settings.gestureScale = scale
    return .indirect(settings)
  }

  /// Follows the contacts of the next frame. One that is earlier than the last counts as at its time.
  package func take(_ frame: ContactFrame) {
    var frame = frame
    frame.time = max(.zero + (frame.time - start), stage.time)
    if !frame.indices.contains(where: { frame[$0].phase != .began }) { stage.centerPointer() }
    contacts.add(frame)
    stage.advance(to: frame.time)
  }

  /// Lets a second pass after `end`, for whatever waits for time, as a tap does that may become a double
  /// tap.
  package func finish(at end: Timestamp) {
    stage.advance(to: max(.zero + (end - start), stage.time) + .seconds(1))
  }

  /// The gestures that are over, in the order in which they ended.
  package var gestures: [GestureRecord] { log.records }

  /// The gestures that each of UIKit's recognizers recognized, in the order in which they ended.
  package var runs: [RecognizerRun] { recognizers.runs }

  /// Hands over the trace so far and forgets it.
  package func takeTrace() -> GestureTrace { stage.takeTrace() }
}

/// A window whose surface has no end: a finger at the very edge, or one that goes on beside a pointer in
/// the corner, is as good as any.
private final class EndlessWindow: UIWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
