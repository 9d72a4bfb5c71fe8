import Foundation
import UIKit
import ViewTesting

extension MemberWalk {
  /// Adds views and a button over which a pointer moves.
  func addPointers() {
    let delegate = PointerDelegate(self)
    held = [delegate]
    let plain = UIView(frame: CGRect(x: 40, y: 80, width: 100, height: 80))
    let other = UIView(frame: CGRect(x: 200, y: 80, width: 100, height: 80))
    (plain.backgroundColor, other.backgroundColor) = (.systemTeal, .systemPink)
    let first = UIPointerInteraction(delegate: delegate)
    let second = UIPointerInteraction(delegate: nil)
    plain.addInteraction(first)
    other.addInteraction(second)
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 40, y: 220, width: 120, height: 44)
    for view in [plain, other, button] as [UIView] { root.view.addSubview(view) }
    window.layoutIfNeeded()
    let spots = [
      CGPoint(x: 60, y: 100), CGPoint(x: 130, y: 150), CGPoint(x: 250, y: 120),
      CGPoint(x: 100, y: 240), CGPoint(x: 350, y: 500),
    ]
    members += [
      { [unowned self] bits in
        let spot = spots[bits % 5]
        fingers.hover(Double(spot.x), Double(spot.y))
      },
      { [unowned self] bits in
        let spot = spots[bits % 4]
        fingers.hover(Double(spot.x) + Double(bits / 4 % 20), Double(spot.y) + 5)
      },
      { [unowned self] bits in
        if bits % 3 == 0 { fingers.hover() } else { fingers.wait(Int64(bits % 300)) }
      },
      { bits in delegate.mood = bits % 1000 },
      { bits in first.isEnabled = bits % 4 != 0 },
      { _ in first.invalidate() },
      { _ in second.invalidate() },
      { bits in button.isPointerInteractionEnabled = bits % 3 != 0 },
      { [unowned self] bits in
        button.pointerStyleProvider =
          bits % 3 == 0
          ? nil
          : { [unowned self] _, effect, shape in
            note("button style")
            return bits % 3 == 1 ? nil : UIPointerStyle(effect: effect, shape: shape)
          }
      },
      { bits in button.isEnabled = bits % 4 != 0 },
      { [unowned self] bits in
        if bits % 4 == 0 {
          plain.removeFromSuperview()
        } else {
          root.view.addSubview(plain)
        }
      },
      { bits in
        plain.transform = bits % 3 == 0 ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
      },
      { bits in
        if bits % 4 == 0 {
          other.removeInteraction(second)
        } else if second.view == nil {
          other.addInteraction(second)
        }
      },
      { [unowned self] _ in note("\(button.isHovered) \(first.view == nil) \(first.isEnabled)") },
    ]
  }
}

@MainActor
private final class PointerDelegate: NSObject, UIPointerInteractionDelegate {
  private weak var walk: Walk?
  var mood = 0

  init(_ walk: Walk) { self.walk = walk }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    walk?.note("region \(request.location) \(request.modifiers.rawValue) \(defaultRegion.rect)")
    switch mood % 4 {
    case 0: return nil
    case 1:
      let isLeft = request.location.x < 50
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 80), identifier: isLeft)
    default: return defaultRegion
    }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let view = interaction.view, view.window != nil else { return nil }
    let parameters = UIPreviewParameters()
    if mood / 4 % 2 == 0 {
      parameters.visiblePath = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 50, height: 40))
    }
    let preview = UITargetedPreview(view: view, parameters: parameters)
    let shapes: [UIPointerShape?] = [
      nil, .path(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 20))),
      .roundedRect(CGRect(x: 10, y: 10, width: 40, height: 30)),
      .roundedRect(CGRect(x: 1, y: 2, width: 20, height: 20), radius: 4),
      .verticalBeam(length: 20), .horizontalBeam(length: 15),
    ]
    let shape = shapes[mood / 8 % 6]
    let tint: UIPointerEffect.TintMode = [.none, .overlay, .underlay][mood / 48 % 3]
    let style: UIPointerStyle
    switch mood / 48 % 8 {
    case 0: style = UIPointerStyle(effect: .automatic(preview), shape: shape)
    case 1: style = UIPointerStyle(effect: .highlight(preview), shape: shape)
    case 2: style = UIPointerStyle(effect: .lift(preview), shape: shape)
    case 3:
      style = UIPointerStyle(
        effect: .hover(
          preview, preferredTintMode: tint, prefersShadow: true, prefersScaledContent: false),
        shape: shape)
    case 4:
      style = UIPointerStyle(
        effect: .hover(
          preview, preferredTintMode: tint, prefersShadow: false, prefersScaledContent: true),
        shape: shape)
    case 5: style = UIPointerStyle(shape: shape ?? .verticalBeam(length: 9), constrainedAxes: .both)
    case 6: style = .hidden()
    default: style = .system()
    }
    style.accessories = [
      UIPointerAccessory(
        shape ?? .verticalBeam(length: 5),
        position: UIPointerAccessory.Position(offset: 3, angle: 1))
    ]
    return mood % 11 == 0 ? nil : style
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    walk?.note("enters \(region.rect)")
    animator.addAnimations { [weak interaction] in interaction?.view?.alpha = 0.8 }
    animator.addCompletion { [weak self] in self?.walk?.note("entered \($0)") }
  }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    walk?.note("exits \(region.rect)")
    animator.addAnimations { [weak interaction] in interaction?.view?.alpha = 1 }
  }
}
