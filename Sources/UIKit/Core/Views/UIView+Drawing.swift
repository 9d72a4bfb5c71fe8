import Foundation
import QuartzCore

extension UIView {
  @discardableResult
  func ownDrawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsStack.current else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.draw(content: LayerPicture(layer.snapshot()), in: rect)
    return true
  }
}
