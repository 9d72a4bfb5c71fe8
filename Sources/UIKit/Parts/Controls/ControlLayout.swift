import Foundation

extension UIControl: LayoutContent {
  // What it shows has changed when it lays itself out anew, and so may its size have.
  var resizesWithLayout: Bool { true }
}

extension UILabel: LayoutContent {
  var layoutFont: UIFont? { font }
  var mayWrap: Bool { true }
  var isTextOfSeveralLines: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  var layoutText: String? { text }
}

extension UIActivityIndicatorView: LayoutContent {
  var usualHugging: LayoutRecord.Priorities { (.defaultHigh, .defaultHigh) }
}

extension UIProgressView: LayoutContent {
  var usualHugging: LayoutRecord.Priorities { (.defaultLow, .defaultHigh) }
}

/// What a button tells Auto Layout: its title stands in the middle.
struct ButtonContent: LayoutContent {
  let button: UIButton

  var resizesWithLayout: Bool { true }
  var layoutText: String? { button.currentTitle }
  var textBoxHeight: CGFloat? { button.intrinsicContentSize.height }
  var layoutFont: UIFont? {
    button.titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
  }
}
