import Foundation

/// Something that a menu shows.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  public enum State: Int, Hashable, Sendable {
    case off, on, mixed
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Seen, but it cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// Drawn in red.
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when it is chosen.
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

/// Several things to choose from. Among the elements of another menu it is a row that opens it, or a group of rows
/// where it is to be displayed inline.
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
    /// The one that is chosen gets the mark, all others lose it.
    public static let singleSelection = Options(rawValue: 32)
    /// The same as inline.
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

  /// Those that have the mark.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// Gives the mark to the action where only one has it.
  func select(_ action: UIAction) {
    for menu in children.compactMap({ $0 as? UIMenu }) where menu.options.contains(.displayInline) {
      menu.select(action)
    }
    guard options.contains(.singleSelection), children.contains(action) else { return }
    for other in children.compactMap({ $0 as? UIAction }) {
      other.state = other === action ? .on : .off
    }
  }
}

/// Elements that are asked for when the menu opens.
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

  /// Asked each time.
  public class func uncached(
    _ elementProvider: @escaping ElementProvider
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// At once, or later where the elements come later.
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
