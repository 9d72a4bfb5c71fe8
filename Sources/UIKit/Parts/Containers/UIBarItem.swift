import Foundation
import QuartzCore

/// An item in a bar: the title and image of something that the user can choose.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open func prepareForInterfaceBuilder() { inert("only Interface Builder calls it") }

  open var title: String? {
    get {
      noteRead("title")
      return ownTitle
    }
    set {
      changing(["title"]) {
        ownTitle = newValue
        lookChanged()
      }
    }
  }
  private var ownTitle: String?

  open var isEnabled: Bool {
    get {
      noteRead("enabled")
      return isTurnedOn
    }
    set {
      changing(["enabled"]) {
        isTurnedOn = newValue
        lookChanged()
      }
    }
  }
  private var isTurnedOn = true
  open var tag = 0
  /// The image of the item. The bar draws it as a template in its tint color, unless its rendering
  /// mode is `alwaysOriginal`.
  open var image: UIImage? {
    get {
      noteRead("image")
      return ownImage
    }
    set { changing(["image"]) { ownImage = newValue } }
  }
  private var ownImage: UIImage? { didSet { lookChanged() } }
  @Inert("a low bar shows the same image as the others")
  open var landscapeImagePhone: UIImage?
  @Inert("nothing is shown larger while it is pressed")
  open var largeContentSizeImage: UIImage?
  /// The insets that move the image. They also resize it if opposite insets do not add up to zero.
  open var imageInsets = UIEdgeInsets.zero { didSet { lookChanged() } }
  @Inert("a low bar shows the same image as the others")
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  @Inert("nothing is shown larger while it is pressed")
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { lookChanged() } }

  public override init() { super.init() }

  /// Creates an empty item for a storyboard, whose reader then sets the properties.
  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init()
    coder.endObject(self)
  }

  /// Called when the item's appearance has changed and its bar must update.
  func lookChanged() {}

  /// Sets the text attributes of the title. Only font and color are drawn.
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

extension UIBarItem {
  /// Returns the value of a property by its name, or the view that shows the item for `view`; nil for an unknown name.
  public func value(forKey key: String) -> Any? {
    if key == "view" { return shownView }
    let value = NamedProperties.value(of: self, key)
    return value is NSNull ? nil : value
  }

  /// The view that shows the item now; nil if no bar shows it.
  private var shownView: UIView? {
    (self as? UIBarButtonItem).flatMap { $0.customView ?? $0.view }
  }
}
