/// A picture as a value, independent of how it is drawn.
///
/// `SVGWriter` writes a drawing as SVG; `Rendering` draws it as pixels.
public struct Drawing: Hashable, Sendable {
  /// The width of the drawing.
  public var width: Double
  /// The height of the drawing.
  public var height: Double
  /// The color behind all marks; nil for none.
  public var background: Color?
  /// A description of the picture in words, for readers who cannot see it.
  public var title: String
  /// The marks to draw; later ones are drawn over earlier ones.
  public var marks: [Mark]

  public init(
    width: Double, height: Double, background: Color? = nil, title: String = "", marks: [Mark] = []
  ) {
    self.width = width
    self.height = height
    self.background = background
    self.title = title
    self.marks = marks
  }
}
