import Foundation

/// How something is laid out on paper. Nothing prints here: what is set is kept.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open var perPageContentInsets = UIEdgeInsets.zero
  open var maximumContentWidth: CGFloat = 0
  open var maximumContentHeight: CGFloat = 0
  open var startPage = 0
  open private(set) var pageCount = 0
}

/// That of a view.
open class UIViewPrintFormatter: UIPrintFormatter {
  open private(set) var view: UIView

  init(of view: UIView) {
    self.view = view
    super.init()
  }
}
