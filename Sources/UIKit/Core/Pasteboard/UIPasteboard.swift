import Foundation

/// Items that were copied and can be pasted: within the program, as no other program shares its
/// pasteboards.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"
  /// The type of a value whose own type decides.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
  public static var typeListString: [String] = [
    TypeIdentifier.text, "public.plain-text", "public.text",
  ]
  public static var typeListURL: [String] = [TypeIdentifier.url]
  public static var typeListImage: [String] = [
    TypeIdentifier.png, "public.tiff", "public.jpeg", "com.compuserve.gif",
  ]
  public static var typeListColor: [String] = [TypeIdentifier.color]

  private static var known: [Name: PasteboardContent] = [:]
  private static var count = 0
  private static let shared = UIPasteboard(.general, PasteboardContent())

  open class var general: UIPasteboard { shared }

  public let name: Name
  private let content: PasteboardContent

  private init(_ name: Name, _ content: PasteboardContent) {
    self.name = name
    self.content = content
    super.init()
  }

  /// Creates the pasteboard of this name, which shares its items with all others of the name.
  /// Returns nil if there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName == .general {
      self.init(.general, Self.shared.content)
      return
    }
    guard let content = Self.known[pasteboardName] ?? (create ? PasteboardContent() : nil) else {
      return nil
    }
    Self.known[pasteboardName] = content
    self.init(pasteboardName, content)
  }

  open class func withUniqueName() -> UIPasteboard {
    count += 1
    let content = PasteboardContent()
    let name = Name("pasteboard-\(count)")
    known[name] = content
    return UIPasteboard(name, content)
  }

  /// Removes the pasteboard with its items. The general pasteboard cannot be removed.
  open class func remove(withName pasteboardName: Name) {
    guard let content = known.removeValue(forKey: pasteboardName) else { return }
    content.items = []
    NotificationCenter.default.post(
      name: removedNotification, object: UIPasteboard(pasteboardName, content))
  }

  /// Whether the items outlive the program: always false.
  open var isPersistent: Bool { false }
  open func setPersistent(_ persistent: Bool) {
    inert("pasteboards end with the program")
  }

  /// The number of changes of the items so far.
  open var changeCount: Int { content.changes }

  // MARK: Items

  /// The items: for each, its values by their types.
  open var items: [[String: Any]] {
    get { content.items }
    set { change(to: newValue) }
  }

  open var numberOfItems: Int { content.items.count }

  open func addItems(_ items: [[String: Any]]) { change(to: content.items + items) }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    if options[.expirationDate] != nil { inert("items stay until others replace them") }
    change(to: items)
  }

  private func change(to items: [[String: Any]]) {
    let before = Set(types(forItemSet: nil)?.flatMap { $0 } ?? [])
    content.items = items.map(Self.typed)
    content.changes += 1
    let after = Set(content.items.flatMap(\.keys))
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
        Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
      ])
  }

  /// Returns the item with the type of each value in place of `typeAutomatic`.
  private static func typed(_ item: [String: Any]) -> [String: Any] {
    guard let value = item[typeAutomatic] else { return item }
    var typed = item
    typed[typeAutomatic] = nil
    for type in ItemValue.types(of: value) { typed[type] = value }
    return typed
  }

  // MARK: Types

  /// The types of the first item.
  open var types: [String] { content.items.first.map { $0.keys.sorted() } ?? [] }

  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet).map { $0.keys.sorted() }
  }

  open func contains(pasteboardTypes: [String]) -> Bool {
    content.items.first.map { item in pasteboardTypes.contains { Self.value(of: item, $0) != nil } }
      ?? false
  }

  open func contains(pasteboardTypes types: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet).contains { item in types.contains { Self.value(of: item, $0) != nil } }
  }

  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    IndexSet(
      content.items.indices.filter { index in
        pasteboardTypes.contains { Self.value(of: content.items[index], $0) != nil }
      })
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
    guard let itemSet else { return content.items }
    return itemSet.filter(content.items.indices.contains).map { content.items[$0] }
  }

  private static func value(of item: [String: Any], _ type: String) -> Any? {
    item[type]
      ?? item.keys.sorted().first { TypeIdentifier.conforms($0, to: type) }.flatMap { item[$0] }
  }

  // MARK: Values

  open func value(forPasteboardType pasteboardType: String) -> Any? {
    content.items.first.flatMap { Self.value(of: $0, pasteboardType) }
  }

  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    chosen(itemSet).compactMap { Self.value(of: $0, pasteboardType) }
  }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    ItemValue.data(of: value(forPasteboardType: pasteboardType), as: pasteboardType)
  }

  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
  {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap {
      ItemValue.data(of: $0, as: pasteboardType)
    }
  }

  /// Replaces all items by the value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    change(to: [[pasteboardType: value]])
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    change(to: [[pasteboardType: data]])
  }

  // MARK: Strings, images, colors and URLs

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var strings: [String]? {
    get { all(ofTypes: Self.typeListString, ItemValue.string) }
    set { change(to: (newValue ?? []).map { [TypeIdentifier.text: $0] }) }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { all(ofTypes: Self.typeListURL, ItemValue.url) }
    set { change(to: (newValue ?? []).map { [TypeIdentifier.url: $0] }) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get {
      all(ofTypes: Self.typeListImage) {
        $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) }
      }
    }
    set { change(to: (newValue ?? []).map { [TypeIdentifier.png: $0] }) }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  open var colors: [UIColor]? {
    get { all(ofTypes: Self.typeListColor) { $0 as? UIColor } }
    set { change(to: (newValue ?? []).map { [TypeIdentifier.color: $0] }) }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }

  private func all<Value>(ofTypes types: [String], _ read: (Any) -> Value?) -> [Value]? {
    let found = content.items.compactMap { item in
      types.lazy.compactMap { Self.value(of: item, $0) }.compactMap(read).first
    }
    return found.isEmpty ? nil : found
  }

  // MARK: Item providers

  open var itemProviders: [NSItemProvider] {
    get {
      content.items.map { item in
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
          provider.register(value, as: type)
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: true, expirationDate: nil) }
  }

  /// Replaces the items by those of the providers that are there without loading.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    if expirationDate != nil { inert("items stay until others replace them") }
    change(
      to: itemProviders.map { provider in
        var item: [String: Any] = [:]
        for (types, value) in provider.readyValues {
          for type in types { item[type] = value }
        }
        return item
      })
  }

  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: true, expirationDate: nil)
  }

  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly,
      expirationDate: expirationDate)
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// The items that all pasteboards of one name share.
@MainActor
private final class PasteboardContent {
  var items: [[String: Any]] = []
  var changes = 0
}
