import Foundation

/// A list of elements of one kind, through which a reader can go: headings, links, or a kind of the
/// application's own.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Hashable, Sendable {
    case previous, next
  }

  /// The kinds that readers know by themselves.
  public enum SystemRotorType: Int, Hashable, Sendable {
    case none, link, visitedLink, heading
    case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    case boldText, italicText, underlineText, misspelledWord, image, textField, table, list
    case landmark
  }

  /// Returns the element that follows or precedes the current one; nil if there is none.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  open var name: String
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  open var itemSearchBlock: Search
  open private(set) var systemRotorType = SystemRotorType.none

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
  }

  /// Creates a rotor whose name is that of the kind.
  public convenience init(
    systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: type.name, itemSearch: itemSearchBlock)
    systemRotorType = type
  }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
  fileprivate var name: String {
    switch self {
    case .none: ""
    case .link: "Links"
    case .visitedLink: "Visited Links"
    case .heading: "Headings"
    case .headingLevel1: "Headings 1"
    case .headingLevel2: "Headings 2"
    case .headingLevel3: "Headings 3"
    case .headingLevel4: "Headings 4"
    case .headingLevel5: "Headings 5"
    case .headingLevel6: "Headings 6"
    case .boldText: "Bold Text"
    case .italicText: "Italic Text"
    case .underlineText: "Underlined Text"
    case .misspelledWord: "Misspelled Words"
    case .image: "Images"
    case .textField: "Text Fields"
    case .table: "Tables"
    case .list: "Lists"
    case .landmark: "Landmarks"
    }
  }
}

/// A question to a rotor: the element from which to go, and the direction.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override nonisolated init() { super.init() }
}

/// The answer of a rotor: an element, or a range of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  @Inert("a reader goes to whole elements")
  open var targetRange: UITextRange?

  public override nonisolated init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    super.init()
    self.targetRange = targetRange
  }
}
