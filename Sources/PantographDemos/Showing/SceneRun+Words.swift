import Foundation
import PantographGestures
import PantographPlainText
import PantographPlotting
import PantographTouches
import UIKit

extension SceneRun {
  /// The latest explanation: of a transition's outcome, of an application's event, or of fingers
  /// that began nothing. Nil before any.
  public var verdict: String? {
    let decided = build.log.transitions.last { $0.decision != nil }
    let refused = scene.isApplication ? report.tellingRefusals.last : build.log.refusals.last
    let event = build.log.lines.last { $0.event != nil }
    let last = max(decided?.release ?? .zero, event?.time ?? .zero)
    if let refused, refused.time > last { return refused.sentence }
    if let event, event.time > decided?.end ?? decided?.release ?? .zero { return event.text }
    return decided?.decision?.description
  }

  /// The course of the current or last transition; nil if there was none, or if fingers began
  /// nothing since.
  var figure: ReleaseFigure? {
    guard let last = build.log.transitions.last else { return nil }
    if let refused = build.log.refusals.last, refused.time > last.end ?? last.start { return nil }
    var figure = SceneStory(last, start: last.start, count: 0).figure
    figure.moments = []
    let times = figure.times
    if last.outcome == nil {
      // While the curve grows, the axis becomes longer only after 1, 2, 4 … seconds. So the rest of
      // the curve stays in its place, and is not drawn again with each new point.
      var shown = 1.0
      while shown < times.upperBound { shown *= 2 }
      figure.times = -0.04 * shown...shown
      figure.isFinished = last.decision?.outcome == .finish
      figure.verdict = last.decision == nil ? "" : figure.isFinished ? "Goes on" : "Goes back"
    } else {
      figure.times = times.lowerBound...max(times.upperBound, times.lowerBound + 1)
    }
    return figure
  }

  /// The active recognizers, and the progress and velocity of the transition.
  package var overlayLines: [String] {
    var lines: [String] = []
    if let progress {
      lines.append("progress \(DecimalText(progress, decimals: 2, zeros: .kept))")
    }
    for grip in build.grips where grip.isFollowing {
      let velocity = grip.pan.currentVelocity(in: nil)
      let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
      let millimetres = speed / max(grip.pointsPerMillimetre, 0.001)
      lines.append(
        "velocity \(DecimalText(Double(speed), decimals: 0)) points/s, "
          + "\(DecimalText(Double(millimetres), decimals: 0)) mm/s")
    }
    for recognizer in window.engagedRecognizers.prefix(4) {
      var name = "\(type(of: recognizer))"
      if name.hasPrefix("UI") { name.removeFirst(2) }
      if name.hasSuffix("GestureRecognizer") { name.removeLast("GestureRecognizer".count) }
      lines.append("\(name) \(recognizer.state)")
    }
    return lines
  }
}
