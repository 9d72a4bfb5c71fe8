import CoreGraphics

/// A layer that shows the content below it blurred and tinted, or lightens or darkens that content
/// within the shapes of its own content.
package final class BackdropLayer: CALayer {
  package override init(layer: Any) { super.init(layer: layer) }

  package required convenience init?(coder: NSCoder) { self.init() }

  package override class var usualValues: LayerValues { BackdropLayer().values }

  package required init() {
    super.init()
    values.more = ["blurRadius": .number(0), "blurTint": .color(nil), "vibrancy": .number(0)]
  }

  /// The standard deviation of the blur, in points; 0 for none.
  package var blurRadius: CGFloat {
    get { CGFloat(values.number("blurRadius") ?? 0) }
    set {
      let radius = newValue.isFinite ? Double(max(newValue, 0)) : 0
      change("blurRadius") { $0.more["blurRadius"] = .number(radius) }
    }
  }

  /// The color drawn over the blurred content.
  package var blurTint: CGColor? {
    get { values.color("blurTint") }
    set { change("blurTint") { $0.more["blurTint"] = .color(newValue) } }
  }

  /// The change of the content below, from -1 (darker) to 1 (lighter), where this layer and its
  /// sublayers show something. Their own colors are then ignored. At 0 they are shown as they are.
  package var vibrancy: Double {
    get { values.number("vibrancy") ?? 0 }
    set {
      let share = newValue.isFinite ? min(max(newValue, -1), 1) : 0
      change("vibrancy") { $0.more["vibrancy"] = .number(share) }
    }
  }
}
