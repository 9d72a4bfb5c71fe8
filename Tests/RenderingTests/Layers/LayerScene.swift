import UIKit

/// A tree of layers that shows one feature, in a root of 240 by 160 points.
@MainActor
struct LayerScene {
  let name: String
  let root: CALayer

  private init(_ name: String, _ layers: [CALayer]) {
    self.name = name
    root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 240, height: 160)
    root.backgroundColor = CGColor(red: 0.93, green: 0.94, blue: 0.96, alpha: 1)
    for layer in layers { root.addSublayer(layer) }
  }

  nonisolated static let names = [
    "corners", "clips", "gradients", "shapes", "space", "contents", "shadows",
  ]

  init(named name: String) {
    switch name {
    case "corners": self = Self.corners
    case "clips": self = Self.clips
    case "gradients": self = Self.gradients
    case "shapes": self = Self.shapes
    case "space": self = Self.space
    case "contents": self = Self.contents
    case "shadows": self = Self.shadows
    default: fatalError("no scene is named \(name)")
    }
  }

  static let blue = CGColor(red: 0.1, green: 0.35, blue: 0.85, alpha: 1)
  static let orange = CGColor(red: 0.95, green: 0.55, blue: 0.1, alpha: 1)
  static let green = CGColor(red: 0.1, green: 0.6, blue: 0.35, alpha: 1)
  static let white = CGColor(gray: 1, alpha: 1)

  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil,
    _ prepare: (CALayer) -> Void = { _ in }
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    prepare(layer)
    return layer
  }

  private static var corners: LayerScene {
    LayerScene(
      "corners",
      [
        box(10, 10, 60, 60, blue) { $0.cornerRadius = 16 },
        box(80, 10, 60, 60, orange) {
          $0.cornerRadius = 20
          $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        },
        box(150, 10, 80, 60, white) {
          $0.cornerRadius = 100
          $0.borderWidth = 6
          $0.borderColor = green
        },
        box(10, 85, 60, 60) {
          $0.borderWidth = 3
          $0.borderColor = blue
          $0.cornerRadius = 10
        },
        box(90, 85, 50, 50, green) {
          $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
          $0.cornerRadius = 6
          $0.borderWidth = 2
        },
        box(150, 85, 80, 60, CGColor(gray: 0, alpha: 0.4)) {
          $0.borderWidth = 40
          $0.borderColor = orange
          $0.opacity = 0.5
        },
      ])
  }

  private static var clips: LayerScene {
    let clipped = box(10, 10, 90, 60, white) {
      $0.cornerRadius = 24
      $0.masksToBounds = true
      $0.borderWidth = 2
      $0.addSublayer(box(-10, -10, 60, 60, orange))
      $0.addSublayer(box(50, 20, 60, 60, blue))
    }
    let group = box(120, 10, 90, 60, blue) {
      $0.opacity = 0.5
      $0.addSublayer(box(20, 20, 90, 60, orange))
    }
    let masked = box(10, 85, 100, 65, green) {
      $0.addSublayer(box(0, 0, 50, 65, orange))
      let mask = CAGradientLayer()
      mask.frame = CGRect(x: 0, y: 0, width: 100, height: 65)
      mask.colors = [CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 1)]
      mask.startPoint = CGPoint(x: 0, y: 0.5)
      mask.endPoint = CGPoint(x: 1, y: 0.5)
      mask.cornerRadius = 20
      $0.mask = mask
    }
    let holed = box(125, 90, 100, 60, blue) {
      let hole = CAShapeLayer()
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 60))
      path.addEllipse(in: CGRect(x: 25, y: 5, width: 50, height: 50))
      hole.path = path
      hole.fillRule = .evenOdd
      $0.mask = hole
      $0.opacity = 0.7
    }
    return LayerScene("clips", [clipped, group, masked, holed])
  }

  private static func gradient(
    _ x: CGFloat, _ y: CGFloat, _ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint,
    _ prepare: (CAGradientLayer) -> Void = { _ in }
  ) -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: x, y: y, width: 100, height: 65)
    layer.type = type
    layer.colors = [blue, white, orange]
    layer.startPoint = start
    layer.endPoint = end
    prepare(layer)
    return layer
  }

  private static var gradients: LayerScene {
    LayerScene(
      "gradients",
      [
        gradient(10, 10, .axial, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)) { $0.cornerRadius = 20 },
        gradient(130, 10, .axial, CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)) {
          $0.locations = [0.2, 0.3, 0.8]
        },
        gradient(10, 85, .radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)),
        gradient(130, 85, .conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0)) {
          $0.cornerRadius = 32.5
        },
      ])
  }

  private static func shape(_ path: CGPath, _ prepare: (CAShapeLayer) -> Void) -> CALayer {
    let layer = CAShapeLayer()
    layer.path = path
    prepare(layer)
    return layer
  }

  private static var shapes: LayerScene {
    let star = CGMutablePath()
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 45 + 36 * cos(angle), y: 45 + 36 * sin(angle))
      index == 0 ? star.move(to: point) : star.addLine(to: point)
    }
    star.closeSubpath()
    let wave = CGMutablePath()
    wave.move(to: CGPoint(x: 20, y: 120))
    wave.addCurve(
      to: CGPoint(x: 110, y: 120), control1: CGPoint(x: 50, y: 60), control2: CGPoint(x: 80, y: 180)
    )
    return LayerScene(
      "shapes",
      [
        shape(star) {
          $0.fillColor = orange
          $0.fillRule = .evenOdd
        },
        shape(star) {
          $0.position.x = 80
          $0.fillColor = nil
          $0.strokeColor = blue
          $0.lineWidth = 6
          $0.lineJoin = .round
        },
        shape(CGPath(ellipseIn: CGRect(x: 175, y: 15, width: 55, height: 55))) {
          $0.fillColor = nil
          $0.strokeColor = green
          $0.lineWidth = 8
          $0.lineCap = .round
          $0.strokeStart = 0.1
          $0.strokeEnd = 0.8
        },
        shape(wave) {
          $0.fillColor = nil
          $0.strokeColor = blue
          $0.lineWidth = 5
          $0.lineDashPattern = [10, 8]
          $0.lineCap = .round
        },
        shape(CGPath(rect: CGRect(x: 140, y: 100, width: 80, height: 40))) {
          $0.fillColor = green.copy(alpha: 0.4)
          $0.strokeColor = green
          $0.lineWidth = 4
          $0.opacity = 0.6
        },
      ])
  }

  private static var space: LayerScene {
    var depth = CATransform3DIdentity
    depth.m34 = -1 / 200
    let stage = box(0, 0, 240, 160) { $0.sublayerTransform = depth }
    for index in 0..<4 {
      let card = box(CGFloat(10 + index * 58), 10, 48, 64, [blue, orange, green, white][index]) {
        $0.cornerRadius = 8
        $0.borderWidth = 2
        $0.addSublayer(box(8, 8, 32, 10, white))
        $0.addSublayer(box(8, 24, 20, 30, CGColor(gray: 0, alpha: 0.5)))
        $0.transform = CATransform3DMakeRotation(CGFloat(index + 1) * 0.6, 0, 1, 0)
        $0.isDoubleSided = index != 3
      }
      stage.addSublayer(card)
    }
    // A layer rotated around its left edge, and a nearer layer that was added first.
    let near = box(140, 90, 70, 50, orange) { $0.zPosition = 40 }
    let page = box(20, 85, 90, 65, white) {
      $0.anchorPoint = CGPoint(x: 0, y: 0.5)
      $0.position = CGPoint(x: 20, y: 117)
      $0.transform = CATransform3DMakeRotation(-0.8, 0, 1, 0)
      $0.shadowOpacity = 0.5
      $0.shadowRadius = 4
      for line in 0..<4 {
        $0.addSublayer(box(10, CGFloat(10 + line * 13), 70, 5, blue))
      }
    }
    let far = box(120, 100, 110, 50, blue)
    for layer in [near, page, far] { stage.addSublayer(layer) }
    return LayerScene("space", [stage])
  }

  private static var contents: LayerScene {
    // Four pixels wide and two high.
    let pixels: [UInt32] = [
      0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FF00, 0xFF00_FFFF,
      0x8080_0080,
    ]
    let image = CGImage(width: 4, height: 2, pixels: pixels)
    func picture(_ x: CGFloat, _ y: CGFloat, _ gravity: CALayerContentsGravity) -> CALayer {
      box(x, y, 50, 50, white) {
        $0.contents = image
        $0.contentsGravity = gravity
        $0.contentsScale = 0.1
        $0.masksToBounds = true
      }
    }
    let part = picture(190, 85, .resize)
    part.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    return LayerScene(
      "contents",
      [
        picture(10, 10, .resize), picture(70, 10, .resizeAspect),
        picture(130, 10, .resizeAspectFill),
        picture(190, 10, .center), picture(10, 85, .topLeft), picture(70, 85, .bottomRight),
        picture(130, 85, .top), part,
      ])
  }

  private static var shadows: LayerScene {
    func shadow(_ layer: CALayer, _ radius: CGFloat, _ offset: CGSize = CGSize(width: 0, height: 3))
    {
      layer.shadowOpacity = 0.6
      layer.shadowRadius = radius
      layer.shadowOffset = offset
    }
    let ring = shape(CGPath(ellipseIn: CGRect(x: 170, y: 20, width: 50, height: 50))) {
      $0.fillColor = nil
      $0.strokeColor = blue
      $0.lineWidth = 6
      shadow($0, 3, CGSize(width: 5, height: 5))
    }
    return LayerScene(
      "shadows",
      [
        box(15, 15, 60, 50, white) {
          $0.cornerRadius = 12
          shadow($0, 6)
        },
        box(95, 15, 55, 50, white.copy(alpha: 0.5)) { shadow($0, 4) },
        ring,
        box(15, 90, 60, 50, orange) {
          shadow($0, 0, CGSize(width: 8, height: 8))
          $0.shadowColor = blue
        },
        box(95, 90, 55, 50, white) {
          shadow($0, 5, CGSize(width: 0, height: 0))
          $0.shadowPath = CGPath(ellipseIn: CGRect(x: -8, y: 35, width: 71, height: 30))
        },
        box(175, 90, 45, 45, green) {
          $0.transform = CATransform3DMakeRotation(0.6, 0, 0, 1)
          $0.opacity = 0.6
          shadow($0, 5)
          $0.addSublayer(box(20, 20, 40, 40, orange))
        },
      ])
  }
}
