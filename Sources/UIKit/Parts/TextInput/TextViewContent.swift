import CoreGraphics

/// A text view's text, which begins below the upper inset and ends above the lower one.
struct TextViewContent: LayoutContent {
  let view: UITextView

  var layoutFont: UIFont? { view.font }
  var firstBaselineOffset: CGFloat {
    (view.textContainerInset.top + (view.font?.ascender ?? 0)).rounded()
  }
  var lastBaselineOffset: CGFloat {
    (view.textContainerInset.bottom - (view.font?.descender ?? 0)).rounded()
  }
}
