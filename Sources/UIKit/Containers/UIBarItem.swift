import Foundation
import QuartzCore

/// What a bar shows of something that can be chosen.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? {
    get {
      noteRead("title")
      return ownTitle
    }
    set { changing(["title"]) { ownTitle = newValue } }
  }
  private var ownTitle: String?

  open var isEnabled: Bool {
    get {
      noteRead("enabled")
      return isTurnedOn
    }
    set { changing(["enabled"]) { isTurnedOn = newValue } }
  }
  private var isTurnedOn = true
  open var tag = 0
  /// In a tab bar kept: each item has a plain mark there.
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  /// How the title looks; font and color are drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  open override nonisolated var description: String {
    ObjectText.of(self) { "\(type(of: self))\(title.map { " “\($0)”" } ?? "")" }
  }
}
