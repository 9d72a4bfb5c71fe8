import CoreGraphics

/// The contents of a layer, compared by value where they have one.
package struct LayerContents: Equatable {
  package var object: Any?

  package static func == (left: LayerContents, right: LayerContents) -> Bool {
    switch (left.object, right.object) {
    case (nil, nil): return true
    case (let left?, let right?):
      guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
      return left == right
    default: return false
    }
  }
}

/// A picture of another kind that may be a layer's contents, as a view's may.
package protocol LayerImage {
  var cgImage: CGImage? { get }
}

/// A color of another kind that stands for one of a layer's, as a view's does.
public protocol LayerColor {
  /// The color as layers take it.
  var cgColor: CGColor { get }
}
