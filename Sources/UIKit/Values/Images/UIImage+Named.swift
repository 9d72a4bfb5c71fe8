import Foundation

extension UIImage {
  /// A PNG or JPEG among the program's resources: `name.png`, with `@2x` or `@3x` before the ending, or in an image set of
  /// an asset catalog. The name may have its ending. Nil where there is none.
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

  /// No configuration chooses among pictures here; one for symbols is kept.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }
}
