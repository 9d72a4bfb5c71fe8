import CoreGraphics

/// The work that was done for a picture so far.
final class SVGWork {
  private var elements = 0
  /// The depth of elements and of what they refer to within each other.
  var depth = 0
  var gradients: [String: SVGGradient] = [:]

  /// The largest number of elements that are drawn, those that are used several times included.
  static let mostElements = 1 << 18
  static let mostDepth = 96

  func count(_ more: Int = 1) throws(ImageError) {
    elements += more
    if elements > Self.mostElements {
      throw .tooMuchWork("it draws more than \(Self.mostElements) elements")
    }
  }

  /// Counts the steps of a path: 64 are about as much work as an element.
  func count(_ path: CGPath) throws(ImageError) { try count(path.steps.count / 64) }
}
