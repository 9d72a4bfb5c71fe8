import Expectations
import Testing
import UIKit

/// Frames that a view's own `layoutSubviews()` sets before it calls that of its superclass, which applies the
/// constraints once more.
@MainActor
struct FramesSetInLayoutTests {
  private final class Box: UIView {
    let content = UIView()
    var disturb: (UIView) -> Void = { _ in }

    override init(frame: CGRect) {
      super.init(frame: frame)
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
        content.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        content.widthAnchor.constraint(equalToConstant: 30),
        content.heightAnchor.constraint(equalToConstant: 40),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      disturb(content)
      super.layoutSubviews()
    }
  }

  @Test(arguments: 0..<5) func `constraints win over what was set just before`(way: Int) {
    let box = Box(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    box.disturb = { content in
      switch way {
      case 0: content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      case 1: content.center = .zero
      case 2: content.bounds.size = .zero
      case 3: content.layer.position.x += 5
      default: content.layer.bounds.size.height = 1
      }
    }
    box.layoutIfNeeded()
    let placed = CGRect(x: 10, y: 20, width: 30, height: 40)
    expect(box.content.frame, equals: placed)
    box.setNeedsLayout()
    box.layoutIfNeeded()
    expect(box.content.frame, equals: placed)
  }
}
