import Foundation

extension LayerValue {
  /// Returns the value between this one and `other`, or beyond them for a share outside 0...1.
  package func interpolated(to other: LayerValue, share: Double) -> LayerValue {
    if share == 0 { return self }
    if share == 1 { return other }
    if case .transform(let from) = self, case .transform(let to) = other {
      return .transform(TransformParts.interpolate(from, to, share: share))
    }
    let between = { (from: Double, to: Double) in from + (to - from) * share }
    if let value = combined(other, between) { return value }
    if case .path(let from?) = self, case .path(let to?) = other, let morph = PathMorph(from, to) {
      return LayerValue.path(morph.from).combined(.path(morph.to), between) ?? self
    }
    return share < 0.5 ? self : other
  }

  /// Returns this value added to `base`, as in an additive animation: numbers are summed,
  /// transforms concatenated.
  package func added(to base: LayerValue) -> LayerValue {
    if case .transform(let own) = self, case .transform(let map) = base {
      return .transform(CATransform3DConcat(own, map))
    }
    return base.combined(self) { $0 + $1 } ?? self
  }

  /// Returns the value that added to `base` gives this one; nil if there is none, as between a color
  /// and a missing one: what is between the two has the color's components.
  package func difference(from base: LayerValue) -> LayerValue? {
    if case .color(let own) = self, case .color(let other) = base, (own == nil) != (other == nil) {
      return nil
    }
    if case .transform(let own) = self, case .transform(let map) = base {
      let inverse = CATransform3DInvert(map)
      let product = CATransform3DConcat(map, inverse)
      guard product.isClose(to: CATransform3DIdentity) else { return nil }
      return .transform(CATransform3DConcat(own, inverse))
    }
    return combined(base) { $0 - $1 }
  }

  /// The value of the same kind whose addition changes nothing.
  package var nothing: LayerValue {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return combined(self) { _, _ in 0 } ?? self
  }

  /// Returns this value added to itself, `count` values in all.
  func times(_ count: Int) -> LayerValue {
    if case .transform(let map) = self {
      return .transform(
        (0..<count).reduce(CATransform3DIdentity) { sum, _ in CATransform3DConcat(sum, map) })
    }
    return combined(self) { value, _ in value * Double(count) } ?? self
  }

  /// Returns the distance between the two values, for a paced animation.
  func distance(to other: LayerValue) -> Double {
    var sum = 0.0
    _ = combined(other) { from, to in
      sum += (to - from) * (to - from)
      return 0
    }
    return sum.squareRoot()
  }

  /// Combines the components of two values; nil for values without components and for values of
  /// different kinds.
  func combined(
    _ other: LayerValue, _ combine: (Double, Double) -> Double
  ) -> LayerValue? {
    func each(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
      CGFloat(combine(Double(left), Double(right)))
    }
    switch (self, other) {
    case (.number(let left), .number(let right)):
      return .number(combine(left, right))
    case (.point(let left), .point(let right)):
      return .point(CGPoint(x: each(left.x, right.x), y: each(left.y, right.y)))
    case (.size(let left), .size(let right)):
      return .size(
        CGSize(width: each(left.width, right.width), height: each(left.height, right.height)))
    case (.rect(let left), .rect(let right)):
      return .rect(
        CGRect(
          origin: CGPoint(
            x: each(left.origin.x, right.origin.x), y: each(left.origin.y, right.origin.y)),
          size: CGSize(
            width: each(left.size.width, right.size.width),
            height: each(left.size.height, right.size.height))))
    case (.color(let left), .color(let right)):
      // A missing color is the other color with alpha 0.
      guard let known = left ?? right else { return .color(nil) }
      let (left, right) = (left ?? known.unseen, right ?? known.unseen)
      let parts = [
        each(left.red, right.red), each(left.green, right.green), each(left.blue, right.blue),
        each(left.alpha, right.alpha),
      ]
      guard parts.allSatisfy({ $0.isFinite }) else { return nil }
      return .color(CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    case (.transform(let left), .transform(let right)):
      return .transform(left.combined(right, each))
    case (.path(let left?), .path(let right?)):
      guard left.count == right.count else { return nil }
      let steps = zip(left, right).compactMap { $0.combined($1, each) }
      return steps.count == left.count ? .path(steps) : nil
    case (.list(let left), .list(let right)):
      guard left.count == right.count else { return nil }
      let parts = zip(left, right).compactMap { $0.combined($1, combine) }
      return parts.count == left.count ? .list(parts) : nil
    default:
      return nil
    }
  }
}

extension CGColor {
  var unseen: CGColor { CGColor(red: red, green: green, blue: blue, alpha: 0) }
}

extension CATransform3D {
  func combined(_ other: CATransform3D, _ each: (CGFloat, CGFloat) -> CGFloat) -> CATransform3D {
    CATransform3D(rows: zip(rows, other.rows).map { zip($0, $1).map { each($0, $1) } })
  }

  func isClose(to other: CATransform3D) -> Bool {
    zip(rows, other.rows).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) < 1e-6 } }
  }
}
