import Foundation

extension UIImage {
  /// Creates a symbol by the name that it has on iOS. The drawings are this project's own. A symbol
  /// of iOS without a drawing is a frame with three dots; an unknown name gives nil, as on iOS. `.fill`, `.slash`, `.badge.plus`
  /// and surrounding shapes such as `.circle.fill` follow the name as on iOS.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name, (configuration as? SymbolConfiguration)?.look ?? SymbolLook())
  }

  /// Creates the symbol; the traits are ignored here.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(symbol: name, SymbolLook())
  }

  private convenience init?(symbol name: String, _ look: SymbolLook) {
    guard let form = SymbolForm(name: name) ?? SymbolForm.placeholder(for: name) else { return nil }
    let picture = UIImage(
      cgImage: SymbolDrawing.image(of: form, look), scale: SymbolDrawing.pixelsPerPoint)
    let size = picture.size
    self.init(picture) {
      $0.symbol = ImageLook.Symbol(name: name, look: look)
      // The middle of a symbol is at the middle of a capital letter beside it.
      $0.baselineOffset = size.height / 2 - 0.352 * look.size
      if case .drawn(let glyph) = form.glyph { $0.flips = glyph.followsDirection }
    }
  }

  /// Whether a symbol has the given name.
  package nonisolated static func isSymbol(_ name: String) -> Bool { SymbolForm(name: name) != nil }

  public var isSymbolImage: Bool { look.symbol != nil }

  public var symbolConfiguration: SymbolConfiguration? {
    look.symbol.map { SymbolConfiguration($0.look) }
  }

  public var configuration: Configuration? { symbolConfiguration }

  /// Returns the symbol with the values that the configuration specifies; nil for another picture.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = look.symbol else { return nil }
    return redrawn(symbol.look.applying(configuration.look))
  }

  /// Returns the symbol with this configuration alone; another picture unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return redrawn(configuration.look) ?? self
  }

  /// Returns the symbol with the configuration's values where the symbol itself specifies none.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol = look.symbol, let configuration else { return self }
    let look = configuration.look.applying(symbol.look)
    return look == symbol.look ? self : redrawn(look) ?? self
  }

  private func redrawn(_ look: SymbolLook) -> UIImage? {
    guard let symbol = self.look.symbol, let drawn = UIImage(symbol: symbol.name, look) else {
      return nil
    }
    let own = self.look
    let changed = UIImage(drawn) {
      $0.renderingMode = own.renderingMode
      $0.orientation = own.orientation
    }
    return own.tint.map { changed.withTintColor($0) } ?? changed
  }

  /// Returns the picture's shape in one color. Views that show shapes in their tint color still do
  /// that: use `.alwaysOriginal`, as on iOS.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(self, cgImage: cgImage.map { Self.tinted($0, color.cgColor) }) {
      $0.untinted = look.untinted ?? cgImage
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  // MARK: Those that have names of their own

  public class var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
  public class var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public class var strokedCheckmark: UIImage {
    UIImage(systemName: "checkmark.circle") ?? UIImage()
  }
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

  /// Always nil: nothing here writes HEIC.
  public func heicData() -> Data? { nil }
}
