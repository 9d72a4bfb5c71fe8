import Foundation
import QuartzCore

/// The layer of a status bar: the time, and the signs for signal, network and battery.
@MainActor
final class StatusBarLayer: CALayer {
  private let time = CATextLayer()
  private let signs = CAShapeLayer()
  private let model: DeviceModel?

  /// The time that pictures of telephones show.
  private static let clock = "9:41"
  /// The size of the three signs together, in points.
  private static let signsSize = CGSize(width: 75, height: 13)

  init(_ model: DeviceModel) {
    self.model = model
    super.init()
    anchorPoint = .zero
    time.string = Self.clock
    time.font = UIFont.systemFont(ofSize: Self.fontSize(model), weight: .semibold)
    time.fontSize = Self.fontSize(model)
    time.alignmentMode = .center
    signs.path = Self.path
    addSublayer(time)
    addSublayer(signs)
  }

  required init() {
    model = nil
    super.init()
  }

  override init(layer: Any) {
    model = (layer as? StatusBarLayer)?.model
    super.init(layer: layer)
  }

  required convenience init?(coder: NSCoder) { self.init() }

  // Our values, in points: beside a camera the bar is higher, and its text larger.
  private static func fontSize(_ model: DeviceModel) -> CGFloat { model.housing > 0 ? 17 : 13 }

  // MARK: Where

  /// Lays out the time and the signs on a screen of the given size.
  func lay(over size: CGSize, _ orientation: UIInterfaceOrientation) {
    guard let model else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let height = model.statusBarHeight
    bounds = CGRect(x: 0, y: 0, width: size.width, height: height)
    position = .zero
    // Beside a camera, time and signs are centered in the free parts, a little below the middle.
    // Our values, in points or as shares of the bar, so that the signs stand beside the camera.
    let middle = model.housing > 0 ? height * 0.6 : height / 2
    let font = Self.fontSize(model)
    let timeSize = CGSize(width: 60, height: font * 1.25)
    let timeX: CGFloat =
      model.housing > 0 ? size.width * 0.17 : model.idiom == .pad ? 36 : size.width / 2
    time.frame = CGRect(
      x: (timeX - timeSize.width / 2).rounded(), y: (middle - timeSize.height / 2).rounded(),
      width: timeSize.width, height: timeSize.height)
    // Our values: smaller signs fit a low bar; round corners ask for wider margins, in points.
    let scale: CGFloat = model.housing > 0 ? 1 : 0.85
    let margin: CGFloat = model.housing > 0 ? 32 : model.idiom == .pad ? 16 : 6
    signs.anchorPoint = .zero
    signs.bounds = CGRect(origin: .zero, size: Self.signsSize)
    signs.transform = CATransform3DMakeScale(scale, scale, 1)
    signs.position = CGPoint(
      x: (size.width - margin - Self.signsSize.width * scale).rounded(),
      y: (middle - Self.signsSize.height * scale / 2).rounded())
  }

  // MARK: How

  func show(_ style: UIStatusBarStyle, duration: TimeInterval) {
    let color: CGColor = style == .lightContent ? .white : .black
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if duration > 0 {
      let fade = CATransition()
      fade.duration = duration
      add(fade, forKey: "style")
    }
    time.foregroundColor = color
    signs.fillColor = color
    CATransaction.commit()
  }

  func hide(_ isHidden: Bool, by animation: UIStatusBarAnimation, duration: TimeInterval) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    opacity = isHidden ? 0 : 1
    CATransaction.commit()
    removeAnimation(forKey: "hidden")
    guard duration > 0, animation != .none else { return }
    let change: CABasicAnimation
    if animation == .slide {
      change = CABasicAnimation(keyPath: "position.y")
      change.fromValue = isHidden ? 0 : -bounds.height
      change.toValue = isHidden ? -bounds.height : 0
    } else {
      change = CABasicAnimation(keyPath: "opacity")
      change.fromValue = isHidden ? 1 : 0
      change.toValue = isHidden ? 0 : 1
    }
    change.duration = duration
    guard animation == .slide, isHidden else { return add(change, forKey: "hidden") }
    // The bar stays visible until it has slid out.
    let stays = CABasicAnimation(keyPath: "opacity")
    stays.fromValue = 1
    stays.toValue = 1
    let both = CAAnimationGroup()
    both.animations = [change, stays]
    both.duration = duration
    add(both, forKey: "hidden")
  }

  // MARK: Signs

  /// The outlines of four bars, three arcs and a battery, from left to right.
  /// Our numbers, in points: a drawing 75 wide and 12 high.
  private static let path: CGPath = {
    let path = CGMutablePath()
    for bar in 0..<4 {
      let height = 4 + 2.5 * CGFloat(bar)
      path.addRoundedRect(
        in: CGRect(x: 5 * CGFloat(bar), y: 12 - height, width: 3.2, height: height),
        cornerWidth: 1, cornerHeight: 1)
    }
    addArcs(to: path, around: CGPoint(x: 34, y: 11.5))
    let shell = CGRect(x: 48.5, y: 0.5, width: 23.5, height: 12)
    path.addRoundedRect(in: shell, cornerWidth: 3.6, cornerHeight: 3.6)
    // Reversed, so that the shell is hollow.
    let hollow = UIBezierPath(roundedRect: shell.insetBy(dx: 1, dy: 1), cornerRadius: 2.6)
    path.addPath(hollow.reversing().cgPath)
    path.addRoundedRect(
      in: shell.insetBy(dx: 2, dy: 2), cornerWidth: 1.8, cornerHeight: 1.8)
    path.addRoundedRect(
      in: CGRect(x: 73, y: 4.5, width: 1.6, height: 4), cornerWidth: 0.8, cornerHeight: 0.8)
    return path
  }()

  /// Adds three arcs of a quarter circle, upwards from a point. The numbers are ours: the radii of
  /// their inner and outer edges, in points.
  private static func addArcs(to path: CGMutablePath, around point: CGPoint) {
    let (start, end) = (-CGFloat.pi * 3 / 4, -CGFloat.pi / 4)
    for (inner, outer) in [(0, 3.2), (4.6, 7), (8.6, 11.2)] as [(CGFloat, CGFloat)] {
      let ring = UIBezierPath(
        arcCenter: point, radius: outer, startAngle: start, endAngle: end, clockwise: true)
      if inner == 0 {
        ring.addLine(to: point)
      } else {
        ring.addArc(
          withCenter: point, radius: inner, startAngle: end, endAngle: start, clockwise: false)
      }
      ring.close()
      path.addPath(ring.cgPath)
    }
  }
}
