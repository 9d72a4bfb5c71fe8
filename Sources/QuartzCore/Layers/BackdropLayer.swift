import CoreGraphics

/// A layer that shows what lies below it blurred, in a tint, or what lies below through the shapes of what it holds.
package final class BackdropLayer: CALayer {
  package override init(layer: Any) { super.init(layer: layer) }

  package required convenience init?(coder: NSCoder) { self.init() }

  package override class var usualValues: LayerValues { BackdropLayer().values }

  package required init() {
    super.init()
    values.more = ["blurRadius": .number(0), "blurTint": .color(nil), "vibrancy": .number(0)]
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

  /// How much lighter, up to 1, or darker, down to -1, what lies below is where the layer and those in it show
  /// something; their own colors do not count. At 0 they are shown as they are.
  package var vibrancy: Double {
    get { values.number("vibrancy") ?? 0 }
    set {
      let share = newValue.isFinite ? min(max(newValue, -1), 1) : 0
      change("vibrancy") { $0.more["vibrancy"] = .number(share) }
    }
  }
}
