import Foundation
import UIKit

extension UIView {
  /// A line of text in the view.
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

  /// A plain block in the view, such as stands for a line of text.
  @discardableResult
  func add(_ frame: CGRect, _ color: UIColor, radius: CGFloat = 0) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    view.layer.cornerRadius = radius
    addSubview(view)
    return view
  }
}
