import Foundation

extension UIImage {
  /// Reads a PNG, a JPEG or a GIF among the program's resources: `name.png`, with `@2x` or `@3x`
  /// before the ending, or in an image set of an asset catalog, which may contain a PDF or an SVG
  /// instead. The name may include its ending. Nil if there is none.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let file = ResourceFiles.image(name) else { return nil }
    if let slicing = file.slicing,
      let whole = UIImage(contentsOf: file.url.path, scale: file.scale),
      let cut = slicing.cut(whole)
    {
      self.init(cut) { _ in }
    } else if file.isVector {
      self.init(drawingIn: file)
    } else {
      self.init(contentsOf: file.url.path, scale: file.scale)
    }
    let (pixels, scale) = (file.alignment, file.scale)
    if pixels != .zero {
      look.alignmentRectInsets = UIEdgeInsets(
        top: pixels.top / scale, left: pixels.left / scale, bottom: pixels.bottom / scale,
        right: pixels.right / scale)
    }
    look.renderingMode =
      switch file.intent {
      case .automatic: .automatic
      case .template: .alwaysTemplate
      case .original: .alwaysOriginal
      }
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

  /// Creates the picture of a resource; a picture of size zero if there is none.
  @preconcurrency @MainActor
  public convenience init(resource: ImageResource) {
    self.init(UIImage(named: resource.name) ?? UIImage()) { _ in }
  }
}

/// The name of a picture in an asset catalog, as Xcode declares it for each set.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Names a picture among the program's resources: the bundle is ignored.
  public init(name: String, bundle: Bundle) { self.name = name }
}
