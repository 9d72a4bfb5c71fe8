import Foundation

extension UIControl: LayoutContent {
  // A new layout of a control means that its content has changed, so its intrinsic size may have
  // changed too.
  var resizesWithLayout: Bool { true }
}

extension UILabel: LayoutContent {
  var layoutFont: UIFont? { font }
  var mayWrap: Bool { true }
  var isTextOfSeveralLines: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  var isMeasuredText: Bool { type(of: self) == UILabel.self }
  var layoutText: String? { text }
}

extension UIActivityIndicatorView: LayoutContent {
  var usualHugging: LayoutRecord.Priorities { (.defaultHigh, .defaultHigh) }
}

extension UIProgressView: LayoutContent {
  var usualHugging: LayoutRecord.Priorities { (.defaultLow, .defaultHigh) }
}

/// The Auto Layout content of a button. Its title is vertically centered.
struct ButtonContent: LayoutContent {
  let button: UIButton

  var resizesWithLayout: Bool { true }
  var layoutText: String? { button.currentTitle }
  var textBoxHeight: CGFloat? { button.intrinsicContentSize.height }
  var layoutFont: UIFont? {
    button.label.font
  }
}
