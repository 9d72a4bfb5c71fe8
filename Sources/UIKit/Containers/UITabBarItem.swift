import QuartzCore

/// What a tab bar shows of a view controller.
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
        bar?.setNeedsLayout()
      }
    }
  }
  private var ownBadge: String?
  weak var bar: UITabBar?

  open override var title: String? { didSet { bar?.itemChanged() } }

  open var selectedImage: UIImage?

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
    let name = "\(systemItem)"
    self.init(title: name.prefix(1).uppercased() + name.dropFirst(), tag: tag)
  }

  public convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }
}
