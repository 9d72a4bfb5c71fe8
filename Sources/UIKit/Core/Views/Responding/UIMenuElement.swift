import Foundation

/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  public enum State: Int, Hashable, Sendable {
    case off, on, mixed
  }

  /// The raw values are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is visible but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element is drawn in red.
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  init(_ title: String, _ subtitle: String? = nil, _ image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  open override nonisolated var description: String {
    ObjectText.of(self) { "\(type(of: self)) “\(title)”" }
  }
}

/// A list of elements to choose from. Within another menu it is a row that opens the list, or, if
/// displayed inline, a group of rows.
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    /// The element that is chosen gets the mark; all others lose it.
    public static let singleSelection = Options(rawValue: 32)
    /// The elements are shown as in an inline menu.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  public enum ElementSize: Int, Hashable, Sendable {
    case automatic = -1
    case small = 0
    case medium, large
  }

  public let identifier: Identifier
  public let options: Options
  open var preferredElementSize: ElementSize {
    didSet { inert("all rows are large") }
  }
  open private(set) var children: [UIMenuElement]
  /// The preferences for titles, which rows do not follow.
  @Inert("titles have one line")
  open var displayPreferences: UIMenuDisplayPreferences?
  /// Whether a button shows the chosen element, so that one element at a time has the mark.
  var isPopUp = false
  /// Called after the user has chosen an element.
  var whenChosen: () -> Void = {}

  private static var count = 0

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("menu-\(Self.count)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title, subtitle, image)
  }

  /// The elements of the menu that have a mark.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// Returns the same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// Gives the mark to the action, in a menu with single selection.
  func select(_ action: UIAction) {
    for menu in children.compactMap({ $0 as? UIMenu }) where menu.options.contains(.displayInline) {
      menu.select(action)
    }
    defer { whenChosen() }
    guard isPopUp || options.contains(.singleSelection), children.contains(action) else { return }
    for other in children.compactMap({ $0 as? UIAction }) {
      other.state = other === action ? .on : .off
    }
  }
}

/// An element that provides its elements when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
  public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void
  private let provider: ElementProvider
  private var known: [UIMenuElement]?
  private let isCached: Bool

  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping ElementProvider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init("")
  }

  /// Creates an element whose provider is called each time.
  public class func uncached(
    _ elementProvider: @escaping ElementProvider
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Calls the completion with the elements: at once, or when the provider has them.
  func provide(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if isCached, let known { return completion(known) }
    provider { [weak self] elements in
      self?.known = elements
      completion(elements)
    }
  }
}

/// The order of a menu's elements.
public enum UIMenuElementOrder: Int, Hashable, Sendable {
  case automatic = 0
  case priority, fixed
}

/// The preferences of a menu for its rows.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  @Inert("titles have one line")
  open var maximumNumberOfTitleLines = 0
}
