import Foundation
import PantographGestures
import PantographTouches
import UIKit

/// Recognizes the gestures on one surface, frame by frame, on a stage of its own.
///
/// The contacts of a screen are direct touches there. A touchpad moves a pointer, scrolls and
/// touches as in every scene. The gestures come from the touchpad's session, or on a screen from a
/// hand tracker beside the touches. All times count from the recognition's start.
@MainActor
package final class GestureRecognition {
  package let surface: SurfaceGeometry
  private let start: Timestamp
  private let contacts = ContactQueue()
  private let stage: Stage
  private let recognizers: RecognizerSet
  private var log = GestureLog()

  /// Points per millimetre for fingers and the pointer, as on a phone.
  private static let scale = 1 / PointScale.phone

  /// Creates a recognition whose times count from `start`, with the given numbers or Pantograph's
  /// own.
  package init(
    on surface: SurfaceGeometry, from start: Timestamp, by thresholds: RecognitionThresholds? = nil,
    collectsTrace: Bool = false
  ) {
    self.surface = surface
    self.start = start
    let window = EndlessWindow(
      frame: CGRect(
        x: 0, y: 0, width: max(surface.size.x, 1) * Self.scale,
        height: max(surface.size.y, 1) * Self.scale))
    recognizers = RecognizerSet(in: window, pointsPerMillimetre: Self.scale)
    stage = Stage(
      window: window, source: contacts, surface: surface,
      mapping: Self.mapping(surface.kind).recognizing(by: thresholds, on: surface.kind))
    stage.collectsTrace = collectsTrace
    if let thresholds { stage.screenThresholds = thresholds[surface.kind].hand }
    stage.onHandEvent = { [weak self] in self?.log.take($0) }
  }

  /// Returns the mapping. For a touchpad it is the standard one, but with a pointer that moves as
  /// far as the fingers, so that its distances can be given in millimetres, too. Any other surface
  /// fills the window.
  private static func mapping(_ kind: DeviceKind) -> TouchMapping {
    guard case .indirect(var settings) = TouchMapping.standard(for: kind) else { return .surface }
    settings.pointerScale = scale
    settings.gestureScale = scale
    return .indirect(settings)
  }

  /// Processes the contacts of the next frame. A frame earlier than the last one counts as
  /// simultaneous with it.
  package func take(_ frame: ContactFrame) {
    var frame = frame
    frame.time = max(.zero + (frame.time - start), stage.time)
    if !frame.indices.contains(where: { frame[$0].phase != .began }) { stage.centerPointer() }
    contacts.add(frame)
    stage.advance(to: frame.time)
  }

  /// Lets a second pass after `end`, for whatever waits for time, such as a tap that may become a
  /// double tap.
  package func finish(at end: Timestamp) {
    stage.advance(to: max(.zero + (end - start), stage.time) + .seconds(1))
  }

  /// The finished gestures, in the order in which they ended.
  package var gestures: [GestureRecord] { log.records }

  /// The gestures that UIKit's recognizers recognized, in the order in which they ended.
  package var runs: [RecognizerRun] { recognizers.runs }

  /// Returns and removes the gestures finished since the last call.
  package func takeGestures() -> [GestureRecord] { log.takeRecords() }

  /// Returns and removes the results of UIKit's recognizers since the last call.
  package func takeRuns() -> [RecognizerRun] { recognizers.takeRuns() }

  /// Returns the trace so far and clears it.
  package func takeTrace() -> GestureTrace { stage.takeTrace() }
}

/// A window without an edge. A finger at the very edge counts like any other, and so does a finger
/// that moves on while its pointer is stuck in the corner.
private final class EndlessWindow: UIWindow {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
