import QuartzCore

extension CALayer {
  /// The presentation layer; the layer itself before it is first seen in a window.
  package var seen: Self { presentation() ?? self }
}
