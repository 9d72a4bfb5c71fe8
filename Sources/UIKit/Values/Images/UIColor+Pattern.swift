import Foundation

extension UIColor {
  /// Tiles of a picture beside one another, from the corner of what has the color.
  public convenience init(patternImage image: UIImage) {
    guard let picture = image.cgImage, image.size.width > 0, image.size.height > 0 else {
      self.init(cgColor: .clear)
      return
    }
    self.init(cgColor: CGColor(tiles: ColorTiles(picture, size: image.size)))
  }
}
