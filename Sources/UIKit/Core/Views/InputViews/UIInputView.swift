import Foundation

/// A view that a responder shows in place of a keyboard, with the look of one.
@preconcurrency @MainActor
open class UIInputView: UIView {
  public enum Style: Int, Hashable, Sendable {
    case `default`, keyboard
  }

  public let inputViewStyle: Style
  /// Whether the constraints of the view's content determine its height.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { InputArea.update() } }
  }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
  }

  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    inputViewStyle = .default
    super.init(coder: coder)
    coder.endObject(self)
  }
}
