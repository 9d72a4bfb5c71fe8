import CoreGraphics

/// A picture of another kind that may be a layer's contents, as a view's may.
package protocol LayerImage {
  var cgImage: CGImage? { get }
}
