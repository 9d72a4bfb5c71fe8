import Foundation

extension UIImage {
  /// A PNG among the program's resources: `name.png`, with `@2x` or `@3x` before the ending, or in an
  /// image set of an asset catalog. Nil where there is none.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let url = InterfaceFiles.image(name) else { return nil }
    self.init(contentsOfFile: url.path)
  }

  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// There are no symbols here: a plain square of a symbol's size stands for each of them.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    let side = 17
    let frame = (0..<side * side).map { index in
      let (x, y) = (index % side, index / side)
      let isFrame = x < 2 || y < 2 || x > side - 3 || y > side - 3
      return isFrame ? UInt32(0xFF80_8080) : 0
    }
    self.init(cgImage: CGImage(width: side, height: side, pixels: frame), scale: 1)
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The picture as it is: none is drawn in the tint color here.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
}
