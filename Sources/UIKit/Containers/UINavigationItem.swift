import Foundation
import QuartzCore

/// What a navigation bar shows for a view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  open var title: String? {
    get {
      noteRead("title")
      return ownTitle
    }
    set {
      changing(["title"]) {
        ownTitle = newValue
        changed()
      }
    }
  }
  private var ownTitle: String?
  open var prompt: String? { didSet { changed() } }
  open var titleView: UIView? { didSet { changed() } }
  /// Shown in the bar when this item is the one that the back button leads to.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var backButtonTitle: String? { didSet { changed() } }
  open var hidesBackButton = false { didSet { changed() } }
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// When a bar that prefers large titles shows this one large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// By itself as the one before it in the stack.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The bar's looks while this item is on top; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  weak var bar: UINavigationBar?

  public init(title: String) {
    ownTitle = title
    super.init()
  }

  public override init() { super.init() }

  open override nonisolated var description: String {
    ObjectText.of(self) { "\(type(of: self))\(title.map { " “\($0)”" } ?? "")" }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func changed() {
    bar?.itemChanged()
  }
}
