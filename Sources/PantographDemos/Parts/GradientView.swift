import Foundation
import UIKit

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
