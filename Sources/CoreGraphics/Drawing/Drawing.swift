import Foundation

/// A list of drawing steps that can be replayed any number of times.
package final class Drawing: Hashable, PictureContent, @unchecked Sendable {
  /// The drawing area.
  package let bounds: CGRect
  package let steps: [DrawingStep]
  /// The depth of pictures within pictures.
  package let depth: Int

  package init(bounds: CGRect, steps: [DrawingStep]) {
    self.bounds = bounds
    self.steps = steps
    depth = steps.reduce(0) { max($0, $1.depth) }
  }

  /// Whether a step changes what was drawn before it. The drawing is then composed by itself first,
  /// so that the step does not change the content below the drawing.
  package var needsGroup: Bool {
    steps.contains { $0.paint.map { $0.blendMode != .normal } ?? false }
  }

  package static func == (left: Drawing, right: Drawing) -> Bool {
    left === right || left.bounds == right.bounds && left.steps == right.steps
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bounds.size.width)
    hasher.combine(bounds.size.height)
    hasher.combine(steps.count)
  }
}

/// A picture that can be drawn and can contain other pictures.
package protocol PictureContent {
  /// The depth of pictures within pictures.
  var depth: Int { get }
}

/// One step of a drawing. Paths are in the coordinates of the whole drawing.
package enum DrawingStep: Equatable {
  /// Begins a group: its clips apply until the matching `restore`.
  case save
  case restore
  case clip([PathStep], CGPathFillRule)
  /// Shows what follows only where an image covers a rectangle. The transform applies to the rectangle.
  case mask(CGImage, CGRect, CGAffineTransform)
  case fill([PathStep], CGPathFillRule, CGColor, DrawingPaint)
  /// A line. The transform scales its width.
  case stroke([PathStep], DrawingLine, CGAffineTransform, CGColor, DrawingPaint)
  case gradient(DrawingGradient, CGAffineTransform, DrawingPaint)
  /// An image, a text or layers, upright in a rectangle. The transform applies to the rectangle.
  case picture(AnyHashable, CGRect, CGAffineTransform, DrawingPaint)

  /// The paint of a step; nil for a step that paints nothing.
  package var paint: DrawingPaint? {
    switch self {
    case .save, .restore, .clip, .mask: nil
    case .fill(_, _, _, let paint), .stroke(_, _, _, _, let paint), .gradient(_, _, let paint),
      .picture(_, _, _, let paint):
      paint
    }
  }

  fileprivate var depth: Int {
    guard case .picture(let content, _, _, _) = self else { return 0 }
    return ((content.base as? any PictureContent)?.depth ?? 0) + 1
  }
}

/// The opacity, the blend mode and the shadow of a painting step.
package struct DrawingPaint: Equatable, Sendable {
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: DrawingShadow?

  package init(
    alpha: CGFloat = 1, blendMode: CGBlendMode = .normal, shadow: DrawingShadow? = nil
  ) {
    (self.alpha, self.blendMode, self.shadow) = (alpha, blendMode, shadow)
  }
}

package struct DrawingShadow: Equatable, Sendable {
  package let offset: CGSize
  /// The standard deviation of the blur, in points.
  package let radius: CGFloat
  package let color: CGColor
}

package struct DrawingLine: Equatable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dash: [CGFloat] = []
  package var phase: CGFloat = 0

  package init() {}
}

package struct DrawingGradient: Equatable, Sendable {
  package let stops: [CGGradient.Stop]
  package let start: CGPoint
  package let end: CGPoint
  /// The radii of the two circles; nil for a gradient along a line.
  package let radii: [CGFloat]?
  package let options: CGGradientDrawingOptions
}
