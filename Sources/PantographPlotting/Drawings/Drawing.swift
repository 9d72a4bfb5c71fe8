/// A picture as a value: what to draw, whoever draws it.
///
/// `SVGWriter` writes it as SVG, `Rendering` draws it to pixels.
public struct Drawing: Hashable, Sendable {
  /// The width of the picture.
  public var width: Double
  /// The height of the picture.
  public var height: Double
  /// The color behind all marks; nil for none.
  public var background: Color?
  /// Says in words what the picture shows, for readers who cannot see it.
  public var title: String
  /// The things to draw; later ones lie over earlier ones.
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
