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
  /// Shown as a shape in the bar's tint color, unless it is always original.
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
  /// Moves the image, and changes its size where the insets do not cancel each other out.
  open var imageInsets = UIEdgeInsets.zero { didSet { lookChanged() } }
  @Inert("a low bar shows the same image as the others")
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  @Inert("nothing is shown larger while it is pressed")
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { lookChanged() } }

  public override init() { super.init() }

  /// As a storyboard makes it, which sets what it says afterwards.
  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init()
    coder.endObject(self)
  }

  /// Called when a bar is to show it anew.
  func lookChanged() {}

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
