import Foundation
import QuartzCore

/// The layout of something on paper.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  @Inert("nothing prints")
  open var perPageContentInsets = UIEdgeInsets.zero
  @Inert("nothing prints")
  open var maximumContentWidth: CGFloat = 0
  @Inert("nothing prints")
  open var maximumContentHeight: CGFloat = 0
  @Inert("nothing prints")
  open var startPage = 0
  open private(set) var pageCount = 0
}

/// The print formatter of a view.
open class UIViewPrintFormatter: UIPrintFormatter {
  open private(set) var view: UIView

  init(of view: UIView) {
    self.view = view
    super.init()
  }
}

extension UIView {
  @discardableResult
  func ownDrawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsStack.current else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.draw(content: LayerPicture(layer.snapshot()), in: rect)
    return true
  }
}
