import Foundation

extension UIImage {
  /// A symbol by the name that it has on iOS. The drawings are our own; a name that none of them has gives nil, as a
  /// wrong one does on iOS. `.fill`, `.slash`, `.badge.plus` and shapes around it such as `.circle.fill` follow the
  /// name as they do there.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name, (configuration as? SymbolConfiguration)?.look ?? SymbolLook())
  }

  /// The traits choose nothing here.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(symbol: name, SymbolLook())
  }

  private convenience init?(symbol name: String, _ look: SymbolLook) {
    guard let form = SymbolForm(name: name) else { return nil }
    let picture = UIImage(
      cgImage: SymbolDrawing.image(of: form, look), scale: SymbolDrawing.pixelsPerPoint)
    let size = picture.size
    self.init(picture) {
      $0.symbol = ImageLook.Symbol(name: name, look: look)
      // The middle of a symbol is that of a capital letter beside it.
      $0.baselineOffset = size.height / 2 - 0.352 * look.size
      if case .drawn(let glyph) = form.glyph { $0.flips = glyph.followsDirection }
    }
  }

  /// Whether a symbol has that name.
  package nonisolated static func isSymbol(_ name: String) -> Bool { SymbolForm(name: name) != nil }

  public var isSymbolImage: Bool { look.symbol != nil }

  public var symbolConfiguration: SymbolConfiguration? {
    look.symbol.map { SymbolConfiguration($0.look) }
  }

  public var configuration: Configuration? { symbolConfiguration }

  /// The symbol as the configuration has it, and otherwise as it was; nil for another picture.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = look.symbol else { return nil }
    return redrawn(symbol.look.applying(configuration.look))
  }

  /// The symbol as the configuration has it alone; another picture as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return redrawn(configuration.look) ?? self
  }

  /// As the configuration has it where the symbol itself leaves things open.
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

  /// The picture's shape in one color. Views that show shapes in their own color still do: give
  /// `.alwaysOriginal`, as on iOS.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(self, cgImage: cgImage.map { Self.tinted($0, color.cgColor) }) {
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

  /// Nil: nothing here writes HEIC.
  public func heicData() -> Data? { nil }
}
