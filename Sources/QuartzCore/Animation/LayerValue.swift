import Foundation
import PantographObjects

/// A value of a layer that can be animated.
package enum LayerValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor?)
  case transform(CATransform3D)
  case list([LayerValue])
  case path([PathStep]?)
  /// A value that cannot be interpolated: an animation switches to the next value halfway.
  case other(Any?)

  /// Converts a value that was passed to an animation, as code for iOS writes it: numbers of any
  /// type, geometry by itself or in an `NSValue`, colors.
  init(_ value: Any) {
    switch value {
    case let value as LayerValue: self = value
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Float: self = .number(Self.exact(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as NSValue: self = value.animatable.map { LayerValue($0) } ?? .other(value)
    case let value as CGColor: self = .color(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGPath: self = .path(value.steps)
    case let value as [Any]: self = .list(value.map { LayerValue($0) })
    case let value as any LayerColor: self = .color(value.cgColor)
    default: self = .other(value)
    }
    // Other kinds may hold numbers that are not finite; they are not shown.
    switch self {
    case .point, .size, .rect:
      require(isFinite, "an animated value must be finite, not \(value)")
    case .number, .color, .transform, .list, .path, .other: break
    }
  }

  /// Converts through the shortest decimal text: 0.1 stays 0.1 and does not become 0.10000000149.
  static func exact(_ value: Float) -> Double {
    Double("\(value)") ?? Double(value)
  }

  /// The value with the type that an app expects.
  package var object: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .transform(let value): value
    case .list(let values): values.map { $0.object as Any }
    case .path(let steps): steps.map { CGPath(steps: $0) }
    case .other(let value): value
    }
  }

  package var isFinite: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .point(let value): value.x.isFinite && value.y.isFinite
    case .size(let value): value.width.isFinite && value.height.isFinite
    case .rect(let value): value.isDrawable
    case .color, .other: true
    case .path(let steps):
      (steps ?? []).allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    case .transform(let value): value.isFinite
    case .list(let values): values.allSatisfy { $0.isFinite }
    }
  }
}

extension CATransform3D {
  var isFinite: Bool {
    // The sum is 0 only if each part is finite: cheaper than 16 checks.
    let sum =
      m11 * 0 + m12 * 0 + m13 * 0 + m14 * 0 + m21 * 0 + m22 * 0 + m23 * 0 + m24 * 0 + m31 * 0
    return (sum + m32 * 0 + m33 * 0 + m34 * 0 + m41 * 0 + m42 * 0 + m43 * 0 + m44 * 0) == 0
  }
}

extension LayerValue: Equatable {
  package static func == (left: LayerValue, right: LayerValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left == right
    case (.point(let left), .point(let right)): left == right
    case (.size(let left), .size(let right)): left == right
    case (.rect(let left), .rect(let right)): left == right
    case (.color(let left), .color(let right)): left == right
    case (.transform(let left), .transform(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    case (.path(let left), .path(let right)): left == right
    case (.other(let left), .other(let right)):
      LayerContents(object: left) == LayerContents(object: right)
    default: false
    }
  }
}
