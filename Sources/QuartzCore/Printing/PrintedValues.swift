import Foundation
import PantographObjects
import PantographPlainText

extension CGFloat {
  /// To a thousandth, without the zeros that say nothing.
  package var text: String {
    magnitude < 1e12 ? DecimalText(Double(self)).description : "\(self)"
  }

  /// Printed it would be 0.
  var isNothing: Bool { magnitude < 0.0005 }
}

extension CGPoint {
  var text: String { "\(x.text),\(y.text)" }
}

extension CGRect {
  var text: String { "\(origin.text) \(width.text)×\(height.text)" }
}

extension CGColor {
  /// `#RRGGBB`, with two more digits where it is seen through.
  var text: String {
    func digits(_ part: CGFloat) -> String {
      let byte = Int((Swift.min(Swift.max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let solid = "#" + digits(red) + digits(green) + digits(blue)
    return alpha >= 1 ? solid : solid + digits(alpha)
  }
}

extension LayerValue {
  /// Short; a path and a list of them say how long they are.
  var text: String {
    switch self {
    case .number(let value): CGFloat(value).text
    case .point(let point): point.text
    case .size(let size): "\(size.width.text)×\(size.height.text)"
    case .rect(let rect): rect.text
    case .color(let color): color?.text ?? "none"
    case .transform(let map): "[\(map.rows.flatMap { $0 }.map { $0.text }.joined(separator: " "))]"
    case .list(let values): "[\(values.map { $0.text }.joined(separator: " "))]"
    case .path(let steps): steps.map { "of \($0.count) steps" } ?? "none"
    case .other(let value): value.map(ObjectText.of(any:)) ?? "none"
    }
  }
}
