import Foundation

/// The effect with which a view changes from its old content to the new.
@MainActor
enum ViewTransition: UInt {
  case flipFromLeft = 1
  case flipFromRight, curlUp, curlDown, crossDissolve, flipFromTop, flipFromBottom

  init?(_ options: UIView.AnimationOptions) {
    // The four bits of the transition.
    self.init(rawValue: options.rawValue >> 20 & 0xF)
  }

  /// An animation and its layer: the view's own, or one over it.
  struct Motion {
    var layer: CALayer
    var animation: CAPropertyAnimation
  }

  /// Adds `cover`, which shows the old content, to the layer, which shows the new. Returns the
  /// animations from one to the other, and the layers to remove at the end.
  func motions(of layer: CALayer, from cover: CALayer) -> (motions: [Motion], covers: [CALayer]) {
    switch self {
    case .crossDissolve:
      layer.addSublayer(cover)
      return ([Motion(layer: cover, animation: Self.keyframes("opacity", [1, 0]))], [cover])
    case .flipFromLeft:
      return flip(layer, cover, axis: (0, 1), angle: .pi / 2, side: layer.bounds.width)
    case .flipFromRight:
      return flip(layer, cover, axis: (0, 1), angle: -.pi / 2, side: layer.bounds.width)
    case .flipFromTop:
      return flip(layer, cover, axis: (1, 0), angle: -.pi / 2, side: layer.bounds.height)
    case .flipFromBottom:
      return flip(layer, cover, axis: (1, 0), angle: .pi / 2, side: layer.bounds.height)
    case .curlUp:
      layer.addSublayer(cover)
      return ([Motion(layer: cover, animation: Self.keyframes("pageCurl", [0, 1]))], [cover])
    case .curlDown:
      let page = layer.stillCover()
      layer.addSublayer(cover)
      layer.addSublayer(page)
      return ([Motion(layer: page, animation: Self.keyframes("pageCurl", [1, 0]))], [cover, page])
    }
  }

  /// Turns the layer. Halfway it is seen from its edge: there the new content replaces the old.
  private func flip(
    _ layer: CALayer, _ cover: CALayer, axis: (x: CGFloat, y: CGFloat), angle: CGFloat,
    side: CGFloat
  ) -> (motions: [Motion], covers: [CALayer]) {
    layer.addSublayer(cover)
    let eye = CATransform3D.perspective(fromDistance: max(side, 1) * Self.eyeDistance)
    func turned(_ angle: CGFloat) -> CATransform3D {
      CATransform3DConcat(CATransform3DMakeRotation(angle, axis.x, axis.y, 0), eye)
    }
    let turn = Self.keyframes(
      "transform", [turned(0), turned(angle), turned(-angle), turned(0)], at: [0, 0.5, 0.5, 1])
    turn.isAdditive = true
    let swap = Self.keyframes("opacity", [1, 0], at: [0, 0.5, 1])
    swap.calculationMode = .discrete
    let motions = [Motion(layer: layer, animation: turn), Motion(layer: cover, animation: swap)]
    return (motions, [cover])
  }

  /// The distance of the eye, as a multiple of the side that turns: the edge that comes nearer
  /// looks right then.
  static let eyeDistance: CGFloat = 3

  static func keyframes(
    _ keyPath: String, _ values: [Any], at times: [Double]? = nil
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.keyTimes = times?.map { NSNumber(value: $0) }
    return animation
  }
}

extension CATransform3D {
  /// Returns the perspective from that distance in front of the plane.
  static func perspective(fromDistance distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }
}
