import CoreGraphics

/// A layer that shows what lies below it blurred, in a tint.
package final class BackdropLayer: CALayer {
  package override init(layer: Any) { super.init(layer: layer) }

  package required convenience init?(coder: NSCoder) { self.init() }

  package required init() {
    super.init()
    values.more = ["blurRadius": .number(0), "blurTint": .color(nil)]
  }

  /// The deviation of the blur, in points; 0 for none.
  package var blurRadius: CGFloat {
    get { CGFloat(values.number("blurRadius") ?? 0) }
    set {
      let radius = newValue.isFinite ? Double(max(newValue, 0)) : 0
      change("blurRadius") { $0.more["blurRadius"] = .number(radius) }
    }
  }

  /// Lies over what is blurred.
  package var blurTint: CGColor? {
    get { values.color("blurTint") }
    set { change("blurTint") { $0.more["blurTint"] = .color(newValue) } }
  }
}
