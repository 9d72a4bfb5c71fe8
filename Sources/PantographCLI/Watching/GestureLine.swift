import PantographCommands
import PantographGestures
import PantographPlainText
import PantographTouches

/// Formats a gesture that has ended as one line.
package struct GestureLine {
  package var style: TextStyle
  package var glyphs: Glyphs

  /// Returns the line: the time since `start`, the fingers, the gesture, its distance and speed,
  /// its ending, and the reason for the recognition.
  package func text(_ gesture: GestureRecord, since start: Timestamp) -> PrintableText {
    let fingers = String(repeating: glyphs.lamp, count: min(5, gesture.fingers))
    let parts: [PrintableText] = [
      PrintableText(Self.time(gesture.end - start)), left(fingers, 5),
      style.bold(left(gesture.title, 14)),
      right(moved(gesture), 15), right(speed(gesture), 10), left(gesture.endingWords, 8),
    ]
    return "  " + parts.joined(separator: "  ") + "  " + style.faint("\(gesture.why)") + "\n"
  }

  package static func time(_ span: TimeSpan) -> String {
    let text = DecimalText(span.seconds, decimals: 3, zeros: .kept).description
    return String(repeating: " ", count: max(0, 8 - text.count)) + text + " s"
  }

  private func moved(_ gesture: GestureRecord) -> String {
    switch gesture.kind {
    case .drag, .scroll, .swipe:
      "\(signed(gesture.sample.translation.x)) \(signed(gesture.sample.translation.y)) mm"
    case .pinch:
      "\(glyphs.times)\(DecimalText(gesture.sample.scale, decimals: 2, zeros: .kept))"
    case .rotation: "\(signed(gesture.sample.rotation * 180 / .pi)) deg"
    case .tap, .hold, .press: ""
    }
  }

  private func speed(_ gesture: GestureRecord) -> String {
    guard gesture.outcome == .ended, gesture.kind.isStroke else { return "" }
    let speed = gesture.sample.velocity.length
    return speed == 0 ? "at rest" : "\(DecimalText(speed, decimals: 0)) mm/s"
  }

  private func signed(_ number: Double) -> String {
    let text = DecimalText(number, decimals: 1, zeros: .kept).description
    return text.hasPrefix("-") ? text : "+\(text)"
  }

  private func left(_ text: String, _ width: Int) -> PrintableText {
    PrintableText(text + String(repeating: " ", count: max(0, width - text.count)))
  }

  private func right(_ text: String, _ width: Int) -> PrintableText {
    PrintableText(String(repeating: " ", count: max(0, width - text.count)) + text)
  }
}
