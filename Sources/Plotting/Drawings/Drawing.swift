/// A picture as a value: what to draw, whoever draws it.
///
/// `SVGWriter` writes it as SVG, `Rendering` draws it to pixels.
public struct Drawing: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public var background: Color?
  /// What the picture is, in words, for whoever cannot see it.
  public var title: String
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
