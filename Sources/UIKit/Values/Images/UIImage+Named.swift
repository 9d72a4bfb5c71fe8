import Foundation

extension UIImage {
  /// Reads a PNG or a JPEG among the program's resources: `name.png`, with `@2x` or `@3x` before
  /// the ending, or in an image set of an asset catalog. The name may include its ending. Nil if
  /// there is none.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let (url, scale) = ResourceFiles.image(name) else { return nil }
    self.init(contentsOf: url.path, scale: scale)
  }

  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Reads the picture with the given name: the configuration is ignored.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }
}
