import Foundation

/// The older form of an alert. It presents itself over what the key window shows.
@preconcurrency @MainActor
open class UIAlertView: NSObject {
  open var title = ""
  open var message: String?
  open weak var delegate: AnyObject?
  open private(set) var firstOtherButtonIndex = -1
  /// The position of the button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  open var numberOfButtons: Int { titles.count }
  open var isVisible: Bool { alert?.presentingViewController != nil }
  private var titles: [String] = []
  private var alert: UIAlertController?

  public override init() { super.init() }

  public convenience init(
    title: String, message: String, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init()
    self.title = title
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles {
      let index = addButton(withTitle: title)
      if firstOtherButtonIndex < 0 { firstOtherButtonIndex = index }
    }
  }

  /// Adds a button and returns its position.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  open func show() {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      // The action retains the alert, which nothing else may.
      alert.addAction(UIAlertAction(title: title, style: style) { _ in self.choose(index) })
    }
    self.alert = alert
    var presenter = UIApplication.shared.keyWindow?.rootViewController
    while let next = presenter?.presentedViewController, !next.isBeingDismissed { presenter = next }
    presenter?.present(alert, animated: true)
  }

  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert?.dismiss(animated: animated)
    alert = nil
  }

  private func choose(_ index: Int) {
    alert = nil
    let delegate = delegate as? any UIAlertViewDelegate
    delegate?.alertView(self, clickedButtonAt: index)
    delegate?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// Receives the choice of a button.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
