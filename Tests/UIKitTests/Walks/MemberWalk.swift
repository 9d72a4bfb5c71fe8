import Foundation
import UIKit

/// One or several views whose public members are called in random order while a finger uses them.
@MainActor
final class MemberWalk: Walk {
  /// Each member gets random bits, from which it makes its arguments.
  var members: [(Int) -> Void] = []
  /// Objects that nothing else holds.
  var held: [AnyObject] = []

  /// Blocks that reset, at the end, what all tests share.
  var endings: [() -> Void] = []

  override var shares: (finger: Int, waiting: Int) { (3, 2) }

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 2
    members[rest % members.count](rest / members.count * 2 + (animated ? 1 : 0))
    guard bits % 2 == 0 else { return }
    members[rest / 7 % members.count](rest / members.count)
  }

  override func settle() {
    super.settle()
    for ending in endings { ending() }
    (members, endings) = ([], [])
  }

  func place(_ view: UIView, _ frame: CGRect) {
    view.frame = frame
    root.view.addSubview(view)
    window.layoutIfNeeded()
  }

  /// Adds what every view has.
  func addCommon(_ view: UIView, sizes: [CGSize]) {
    members += [
      { bits in view.frame.size = sizes[bits % sizes.count] },
      { bits in view.tintColor = [.systemRed, nil, .systemGreen][bits % 3] },
      { [unowned self] bits in
        window.semanticContentAttribute = bits % 3 == 0 ? .forceRightToLeft : .unspecified
      },
      { [unowned self] bits in
        window.overrideUserInterfaceStyle = bits % 3 == 0 ? .dark : .unspecified
      },
      { [unowned self] bits in
        if bits % 5 == 0 {
          view.removeFromSuperview()
        } else if view.superview == nil {
          root.view.addSubview(view)
        }
      },
      { [unowned self] bits in
        note("\(view.intrinsicContentSize) \(view.sizeThatFits(sizes[bits % sizes.count]))")
      },
    ]
  }

  func addCommon(_ control: UIControl, sizes: [CGSize]) {
    addCommon(control as UIView, sizes: sizes)
    for event in [
      UIControl.Event.valueChanged, .touchUpInside, .touchDown, .primaryActionTriggered,
    ] {
      control.addAction(
        UIAction { [unowned self] _ in note("event \(event.rawValue)") }, for: event)
    }
    members += [
      { bits in control.isEnabled = bits % 5 != 0 },
      { bits in control.isSelected = bits % 3 == 0 },
      { bits in control.isHighlighted = bits % 3 == 0 },
      { bits in
        control.sendActions(for: [.valueChanged, .touchUpInside, .editingChanged][bits % 3])
      },
    ]
  }

  static func picture(_ bits: Int) -> UIImage? {
    switch bits % 4 {
    case 0: return nil
    case 1: return UIImage(systemName: ["star", "heart", "circle.fill"][bits / 4 % 3])
    default:
      let size = CGSize(width: 6 + bits / 4 % 4 * 4, height: 8 + bits / 4 % 3 * 4)
      let image = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.systemPurple.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      return bits % 4 == 2 ? image : image.withRenderingMode(.alwaysTemplate)
    }
  }

  static let states: [UIControl.State] = [
    .normal, .highlighted, .selected, .disabled, [.selected, .highlighted],
  ]
  static let words: [String?] = ["One", nil, "", "A long title of many words", "Zwei"]
}
