import CPantographCairo
import PantographPlotting

/// The texts of one drawing after another. A text that was in the last drawing, too, is not laid
/// out again.
final class DrawingTexts {
  private struct Key: Hashable {
    let text: String
    let size: Double
    let isBold: Bool
    /// The number of pixels for one unit, for which the text is laid out.
    let scale: Double
  }

  private let fontFamily: String
  private var texts: [Key: CairoText] = [:]
  private var former: [Key: CairoText] = [:]

  /// Creates a store without texts. If the font is missing, the nearest one is used.
  init(fontFamily: String) {
    self.fontFamily = fontFamily
  }

  /// Forgets the texts that the last drawing had not.
  func beginDrawing() {
    former = texts
    texts = [:]
  }

  /// Returns the text, laid out for the context.
  func text(
    _ text: String, _ style: TextStyle, in context: borrowing CairoContext
  ) -> CairoText {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context.pointer, &matrix)
    let isBold = style.weight == .bold
    let key = Key(text: text, size: style.size, isBold: isBold, scale: matrix.xx)
    if let known = texts[key] { return known }
    let made =
      former[key]
      ?? CairoText(text, family: fontFamily, size: style.size, isBold: isBold, in: context)
    texts[key] = made
    return made
  }
}
