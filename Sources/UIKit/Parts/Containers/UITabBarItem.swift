import Foundation
import QuartzCore

/// The item of a view controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var badgeValue: String? {
    get {
      noteRead("badgeValue")
      return ownBadge
    }
    set {
      changing(["badgeValue"]) {
        ownBadge = newValue
        bar?.itemChanged()
      }
    }
  }
  private var ownBadge: String?
  /// Whether dragged items that rest over the tab choose it.
  open var isSpringLoaded = false { didSet { bar?.itemChanged() } }
  weak var bar: UITabBar?

  /// The image that replaces `image` while the item is selected.
  open var selectedImage: UIImage? {
    get {
      noteRead("selectedImage")
      return ownSelectedImage
    }
    set { changing(["selectedImage"]) { ownSelectedImage = newValue } }
  }
  private var ownSelectedImage: UIImage? { didSet { lookChanged() } }
  /// The background color of the badge; nil means red.
  open var badgeColor: UIColor? { didSet { lookChanged() } }
  /// The offset of the title from its normal position.
  open var titlePositionAdjustment = UIOffset.zero { didSet { lookChanged() } }
  @Inert("the bar's own appearance is shown")
  open var standardAppearance: UITabBarAppearance?
  @Inert("the bar's own appearance is shown")
  open var scrollEdgeAppearance: UITabBarAppearance?
  var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  override func lookChanged() { bar?.itemChanged() }

  /// Sets the color and font of the badge's text.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    lookChanged()
  }

  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, tag: tag)
    self.image = image
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: Self.title(of: systemItem), tag: tag)
    image = UIImage(systemName: Self.symbol(of: systemItem))
  }

  /// Returns the title of iOS: the words of the item's name.
  private static func title(of item: SystemItem) -> String {
    var words = ""
    for letter in "\(item)" {
      if letter.isUppercase { words += " " }
      words += words.isEmpty ? letter.uppercased() : String(letter)
    }
    return words
  }

  /// Returns the attributes of the title. The selected title has the normal one's font, but the
  /// bar's color, if it has none of its own. The bar's color of items that are not selected
  /// precedes the title's.
  func titleAttributes(isSelected: Bool) -> [NSAttributedString.Key: Any] {
    var normal = titleTextAttributes(for: .normal) ?? [:]
    if !isSelected {
      if bar?.unselectedItemTintColor != nil { normal[.foregroundColor] = nil }
      return normal
    }
    var attributes = titleTextAttributes(for: .selected) ?? [:]
    attributes[.font] = attributes[.font] ?? normal[.font]
    return attributes
  }

  private static func symbol(of item: SystemItem) -> String {
    switch item {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostViewed: "list.bullet"
    }
  }

  public convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }
}
