import Foundation
import PantographObjects
import PantographPlainText

extension CGFloat {
  /// This number, rounded to a thousandth, without trailing zeros.
  package var text: String {
    magnitude < 1e12 ? DecimalText(Double(self)).description : "\(self)"
  }

  /// Whether the number is printed as 0.
  var isNothing: Bool { magnitude < 0.0005 }
}

extension CGPoint {
  var text: String { "\(x.text),\(y.text)" }
}

extension CGRect {
  var text: String { "\(origin.text) \(width.text)×\(height.text)" }
}

extension CGColor {
  /// The color as `#RRGGBB`, with two more digits if it is not opaque.
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
  /// The value as short text. A path is printed as the number of its steps.
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
