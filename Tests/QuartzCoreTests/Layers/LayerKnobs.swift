import CoreGraphics
import Foundation
import QuartzCore
import SeededRandom

/// The properties of layers, with values for a random walk.
@MainActor
enum LayerKnobs {
  static let numbers: [CGFloat] = [0, 1, 2, 3, 5]
  static let floats: [Float] = [0, 0.25, 0.5, 1, 2]
  static let points = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0.5, y: 1)]
  static let rects = [
    CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0.25, width: 0.5, height: 0.5),
    CGRect(x: 1, y: 2, width: 6, height: 4),
  ]
  static let colors: [CGColor?] = [
    nil, .white, CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5), .clear,
  ]
  static let transforms = [
    CATransform3DIdentity, CATransform3DMakeScale(2, 1, 1), CATransform3DMakeTranslation(1, 2, 0),
    CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
  ]

  static let all: [Knob<CALayer>] =
    look + [
      Knob("bounds", \.bounds, rects.map { $0.applying(CGAffineTransform(scaleX: 8, y: 8)) }),
      Knob("position", \.position, [.zero, CGPoint(x: 4, y: 2), CGPoint(x: 8, y: 8)]),
      Knob("anchor", \.anchorPoint, points), Knob("z", \.zPosition, numbers),
      Knob("anchor z", \.anchorPointZ, numbers), Knob("transform", \.transform, transforms),
      Knob("below", \.sublayerTransform, transforms), Knob("hidden", \.isHidden, [true, false]),
      Knob("begin", \.beginTime, [0, 1, 2]), Knob("duration", \.duration, [0, 1, .infinity]),
      Knob("speed", \.speed, [0, 1, 2, 1]), Knob("offset", \.timeOffset, [0, 1]),
      Knob("count", \.repeatCount, floats), Knob("repeated", \.repeatDuration, [0, 1, 2]),
      Knob("back", \.autoreverses, [true, false]),
      Knob("fill", \.fillMode, [.removed, .forwards, .backwards, .both]),
      Knob("name", \.name, [nil, "a"]),
    ]

  private static let look: [Knob<CALayer>] = [
    Knob("opacity", \.opacity, floats), Knob("masks", \.masksToBounds, [true, false]),
    Knob("radius", \.cornerRadius, numbers),
    Knob("corners", \.maskedCorners, [[], [.layerMinXMinYCorner], [.layerMaxXMaxYCorner]]),
    Knob("background", \.backgroundColor, colors), Knob("border", \.borderWidth, numbers),
    Knob("border color", \.borderColor, colors), Knob("shadow", \.shadowColor, colors),
    Knob("shadow opacity", \.shadowOpacity, floats),
    Knob("shadow offset", \.shadowOffset, [.zero, CGSize(width: 1, height: -3)]),
    Knob("shadow radius", \.shadowRadius, numbers), Knob("rect", \.contentsRect, rects),
    Knob("center", \.contentsCenter, rects),
    Knob("gravity", \.contentsGravity, [.resize, .center, .topLeft, .bottomRight]),
    Knob("scale", \.contentsScale, [1, 2, 3]), Knob("double", \.isDoubleSided, [true, false]),
    Knob("smaller", \.minificationFilter, [.linear, .nearest, .trilinear]),
    Knob("larger", \.magnificationFilter, [.linear, .nearest, .trilinear]),
    Knob("flipped", \.isGeometryFlipped, [true, false]),
    Knob("smooth", \.edgeAntialiasingMask, [[], [.layerLeftEdge]]),
    Knob("bias", \.minificationFilterBias, floats),
    Knob("later", \.drawsAsynchronously, [true, false]),
    Knob("format", \.contentsFormat, [.RGBA8Uint, .gray8Uint]),
    Knob("bright", \.wantsExtendedDynamicRangeContent, [true, false]),
    Knob("tone", \.toneMapMode, [.automatic, .never]),
  ]

  static let shape: [Knob<CAShapeLayer>] = [
    Knob("fill color", \.fillColor, colors), Knob("stroke color", \.strokeColor, colors),
    Knob("width", \.lineWidth, numbers), Knob("start", \.strokeStart, [0, 0.25, 0.5]),
    Knob("end", \.strokeEnd, [0.5, 0.75, 1]), Knob("miter", \.miterLimit, numbers),
    Knob("phase", \.lineDashPhase, numbers), Knob("dash", \.lineDashPattern, [nil, [1], [2, 3]]),
    Knob("rule", \.fillRule, [.nonZero, .evenOdd]),
    Knob("cap", \.lineCap, [.butt, .round, .square]),
    Knob("join", \.lineJoin, [.miter, .round, .bevel]),
  ]

  static let replicator: [Knob<CAReplicatorLayer>] = [
    Knob("count", \.instanceCount, [0, 1, 2, 3]), Knob("deep", \.preservesDepth, [true, false]),
    Knob("delay", \.instanceDelay, [0, 0.5, .nan]),
    Knob("turn", \.instanceTransform, transforms), Knob("color", \.instanceColor, colors),
    Knob("red", \.instanceRedOffset, [0, -0.5, .infinity]),
    Knob("green", \.instanceGreenOffset, [0, -0.25]),
    Knob("blue", \.instanceBlueOffset, [0, -0.5]), Knob("alpha", \.instanceAlphaOffset, [0, -0.5]),
  ]

  static let text: [Knob<CATextLayer>] = [
    Knob("string", \.string, [nil, "", "Two words", 7, NSAttributedString(string: "Attributed")]),
    Knob("font", \.font, [nil, "DejaVu Serif", CGFont("DejaVu Sans Mono" as CFString) as Any]),
    Knob("size", \.fontSize, [0, 12, 36]), Knob("color", \.foregroundColor, colors),
    Knob("wrapped", \.isWrapped, [true, false]),
    Knob("alignment", \.alignmentMode, [.natural, .left, .right, .center, .justified]),
    Knob("truncation", \.truncationMode, [.none, .start, .middle, .end]),
  ]

  static let emitter: [Knob<CAEmitterLayer>] = [
    Knob("rate", \.birthRate, floats), Knob("life", \.lifetime, floats),
    Knob("place", \.emitterPosition, [.zero, CGPoint(x: 4, y: 2)]),
    Knob("place z", \.emitterZPosition, numbers), Knob("depth", \.emitterDepth, numbers),
    Knob("size", \.emitterSize, [.zero, CGSize(width: 4, height: 2)]),
    Knob("shape", \.emitterShape, [.point, .line, .rectangle, .cuboid, .circle, .sphere]),
    Knob("mode", \.emitterMode, [.points, .outline, .surface, .volume]),
    Knob("order", \.renderMode, [.unordered, .oldestFirst, .oldestLast, .backToFront, .additive]),
    Knob("deep", \.preservesDepth, [true, false]), Knob("velocity", \.velocity, floats),
    Knob("scale", \.scale, floats), Knob("spin", \.spin, floats), Knob("seed", \.seed, [0, 1, 7]),
  ]

  static let gradient: [Knob<CAGradientLayer>] = [
    Knob("start", \.startPoint, points), Knob("end", \.endPoint, points),
    Knob("type", \.type, [.axial, .radial, .conic]), Knob("places", \.locations, [nil, [0, 1]]),
    Knob("colors", \.colors, [nil, [], [CGColor.white], [CGColor.black, CGColor.white, "no"]]),
  ]
}
