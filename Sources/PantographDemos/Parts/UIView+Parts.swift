import Foundation
import UIKit

extension UIView {
  /// Adds a label with a text to the view.
  func add(
    _ text: String, _ frame: CGRect, size: CGFloat, weight: UIFont.Weight = .regular,
    color: UIColor = .black
  ) {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.numberOfLines = 0
    addSubview(label)
  }

  /// Adds a plain block, which can stand for a line of text.
  @discardableResult
  func add(_ frame: CGRect, _ color: UIColor, radius: CGFloat = 0) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    view.layer.cornerRadius = radius
    addSubview(view)
    return view
  }

  /// Mirrors all subviews at the view's vertical center line. Labels align their text themselves,
  /// by the layout direction.
  func mirrorContent() {
    for view in subviews {
      let frame = view.frame
      view.frame.origin.x = bounds.width - frame.maxX
      var mask = view.autoresizingMask
      let isFree = mask.isDisjoint(with: [
        .flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin,
      ])
      mask.remove([.flexibleLeftMargin, .flexibleRightMargin])
      if isFree || view.autoresizingMask.contains(.flexibleRightMargin) {
        mask.insert(.flexibleLeftMargin)
      }
      if view.autoresizingMask.contains(.flexibleLeftMargin) { mask.insert(.flexibleRightMargin) }
      view.autoresizingMask = mask
      view.mirrorContent()
    }
  }
}

/// A view with a gradient from its top left to its bottom right.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  required init?(coder: NSCoder) { nil }

  init(frame: CGRect, from first: UIColor, to last: UIColor, radius: CGFloat = 0) {
    super.init(frame: frame)
    guard let layer = layer as? CAGradientLayer else { return }
    layer.colors = [first.cgColor, last.cgColor]
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.cornerRadius = radius
  }
}
