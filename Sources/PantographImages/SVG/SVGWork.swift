import CoreGraphics

/// The work that was done for a picture so far.
final class SVGWork {
  private var elements = 0
  /// The depth of elements and of what they refer to within each other.
  var depth = 0
  /// The elements whose use is being drawn, so that an element that uses itself ends.
  var active: Set<ObjectIdentifier> = []
  var gradients: [String: SVGGradient] = [:]

  /// The largest number of elements that are drawn, those that are used several times included.
  static let mostElements = 1 << 18
  static let mostDepth = 96

  /// The number of tiles for which the current content is drawn; 1 outside of patterns.
  var copies = 1
  /// The number of elements that are as much work as a group: a group has pixels of its own.
  static let elementsOfGroup = 32

  /// Counts elements, each once for every tile that it draws.
  func count(_ more: Int = 1) throws(ImageError) {
    let (product, overflows) = copies.multipliedReportingOverflow(by: more)
    elements += overflows ? Self.mostElements : min(product, Self.mostElements)
    if elements > Self.mostElements {
      throw .tooMuchWork("it draws more than \(Self.mostElements) elements")
    }
  }

  /// Counts the steps of a path: 64 are about as much work as an element.
  func count(_ path: CGPath) throws(ImageError) { try count(path.steps.count / 64) }
}
