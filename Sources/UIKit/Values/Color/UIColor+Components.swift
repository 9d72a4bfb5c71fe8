import Foundation

extension UIColor {
  /// Writes the components to the pointers. Returns false for a pattern, and writes nothing.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.tiles == nil else { return false }
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes the components to the pointers. Returns false for a color that is not gray, and writes
  /// nothing.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.tiles == nil, cgColor.red == cgColor.green, cgColor.green == cgColor.blue else {
      return false
    }
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes the components to the pointers. The hue is a fraction of the color circle, from red; 0
  /// for a gray. Returns false for a pattern, and writes nothing.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.tiles == nil else { return false }
    let (red, green, blue) = (cgColor.red, cgColor.green, cgColor.blue)
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sixth: CGFloat = 0
    if range > 0 {
      // Red, green and blue begin the sixths 0, 2 and 4 of the color circle.
      sixth =
        most == red
        ? (green - blue) / range
        : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    }
    // A share of the color circle, which has six parts.
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = cgColor.alpha
    return true
  }
}
