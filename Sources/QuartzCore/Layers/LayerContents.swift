import CoreGraphics

/// The contents of a layer. They are compared by value if they are `Hashable`.
package struct LayerContents: Equatable {
  package var object: Any?

  package static func == (left: LayerContents, right: LayerContents) -> Bool {
    switch (left.object, right.object) {
    case (nil, nil): return true
    case (let left?, let right?):
      // The most frequent contents are compared at once: to find how other types are compared takes
      // long.
      if let left = left as? TextBlock { return left == right as? TextBlock }
      guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
      return left == right
    default: return false
    }
  }
}

/// A picture of another type, such as a view's, that can be a layer's contents.
package protocol LayerImage {
  var cgImage: CGImage? { get }
}

/// A color of another type, such as a view's, that can be used as a layer's.
public protocol LayerColor {
  /// The color in the type that layers use.
  var cgColor: CGColor { get }
}
