import CPantographCairo
import PantographPlotting

/// The texts of one drawing after another. A text that was drawn recently is not laid out again.
final class DrawingTexts {
  private struct Key: Hashable {
    /// The text as bytes: to compare characters needs Unicode's tables and takes ten times as long.
    let text: [UInt8]
    let size: Double
    let isBold: Bool
    /// The number of pixels for one unit, for which the text is laid out.
    let scale: Double

    func hash(into hasher: inout Hasher) {
      text.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(size)
    }
  }

  private let fontFamily: String
  private var texts: [Key: CairoText] = [:]
  private var former: [Key: CairoText] = [:]

  /// Creates a store without texts. If the font is missing, the nearest one is used.
  init(fontFamily: String) {
    self.fontFamily = fontFamily
  }

  /// Forgets texts that no recent drawing had, if there are many.
  func beginDrawing() {
    guard texts.count >= Self.mostTexts else { return }
    former = texts
    texts = [:]
  }

  /// The number of texts with which the older ones are forgotten.
  private static let mostTexts = 64

  /// Returns the text, laid out for the context.
  func text(
    _ text: String, _ style: TextStyle, in context: borrowing CairoContext
  ) -> CairoText {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context.pointer, &matrix)
    let isBold = style.weight == .bold
    let key = Key(text: Array(text.utf8), size: style.size, isBold: isBold, scale: matrix.xx)
    if let known = texts[key] { return known }
    let made =
      former[key]
      ?? CairoText(text, family: fontFamily, size: style.size, isBold: isBold, in: context)
    texts[key] = made
    return made
  }
}
