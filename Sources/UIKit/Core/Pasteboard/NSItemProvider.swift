import Foundation

/// An item that is pasted or dropped, in one or several representations. The program that provides
/// an item also receives it, so an item provider holds the objects themselves.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  private var representations: [ItemRepresentation] = []
  /// The name for a file with the item.
  @Inert("nothing is handed over as a file")
  open var suggestedName: String?

  public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

  /// The raw values are Foundation's.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  public override init() { super.init() }

  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    if let item, let typeIdentifier { register(item, as: typeIdentifier) }
  }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of the URL and of the file's content. Returns nil for a URL of no file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    let type = TypeIdentifier.ofFile(named: fileURL.lastPathComponent)
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
      do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
      return nil
    }
    registerObject(fileURL as NSURL, visibility: .all)
  }

  // MARK: Registering

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    representations.append(
      ItemRepresentation(
        types: type(of: object).writableTypeIdentifiersForItemProvider, source: .object(object)))
  }

  /// Registers a class whose object is made when it is loaded.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) ->
      Progress?
  ) {
    representations.append(
      ItemRepresentation(
        types: aClass.writableTypeIdentifiersForItemProvider,
        source: .later { done in _ = loadHandler { done($0, $1) } }))
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(
      ItemRepresentation(
        types: [typeIdentifier], source: .later { done in _ = loadHandler { done($0, $1) } }))
  }

  /// Registers a value that is there already.
  func register(_ value: Any, as type: String) {
    representations.append(ItemRepresentation(types: [type], source: .object(value)))
  }

  // MARK: Asking

  open var registeredTypeIdentifiers: [String] {
    var types: [String] = []
    for type in representations.flatMap(\.types) where !types.contains(type) { types.append(type) }
    return types
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: typeIdentifier) != nil
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { representation(for: $0) != nil }
  }

  open func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  open func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  private func representation(for type: String) -> ItemRepresentation? {
    representations.first { $0.types.contains { TypeIdentifier.conforms($0, to: type) } }
  }

  // MARK: Loading

  /// Loads the item as it was registered. The handler is called when the item is there: at once,
  /// unless it is registered with a handler that takes time.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let found = representation(for: typeIdentifier) else {
      completionHandler?(nil, nil)
      return
    }
    found.load { completionHandler?($0, $1) }
  }

  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let found = representation(for: typeIdentifier) else {
      completionHandler(nil, Self.unavailable("no representation of the item is \(typeIdentifier)"))
      return progress
    }
    found.load { value, error in
      progress.completedUnitCount = 1
      if let data = ItemValue.data(of: value, as: typeIdentifier) {
        completionHandler(data, nil)
      } else {
        completionHandler(nil, error ?? Self.unavailable("the item has no data"))
      }
    }
    return progress
  }

  /// Loads an object of the class: the registered object, or one that is made of its data.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let found = aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap { type in
      self.representation(for: type).map { (type, $0) }
    }.first
    guard let (type, representation) = found else {
      completionHandler(nil, Self.unavailable("the item is no \(aClass)"))
      return progress
    }
    representation.load { value, error in
      progress.completedUnitCount = 1
      if let object = ItemValue.object(of: value, aClass) { return completionHandler(object, nil) }
      guard let data = ItemValue.data(of: value, as: type) else {
        return completionHandler(nil, error ?? Self.unavailable("the item is no \(aClass)"))
      }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return progress
  }

  @discardableResult
  open func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { completionHandler(($0 as? NSString).map(String.init), $1) }
  }

  @discardableResult
  open func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { completionHandler(($0 as? NSURL).map { $0 as URL }, $1) }
  }

  private static func unavailable(_ reason: String) -> NSError {
    NSError(
      domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue,
      userInfo: [NSLocalizedDescriptionKey: reason])
  }

  /// The registered values that are there without loading, with their types.
  var readyValues: [(types: [String], value: Any)] {
    representations.compactMap { one in
      guard case .object(let value) = one.source else { return nil }
      return (one.types, value)
    }
  }
}

/// One representation of an item: an object, or a function that makes it.
@MainActor
private struct ItemRepresentation {
  enum Source {
    case object(Any)
    case later((@escaping (Any?, (any Error)?) -> Void) -> Void)
  }

  let types: [String]
  let source: Source

  func load(_ done: @escaping (Any?, (any Error)?) -> Void) {
    switch source {
    case .object(let value): done(value, nil)
    case .later(let work): work(done)
    }
  }
}

/// The processes that can read a representation. Only the program itself reads items here, so all
/// representations are visible.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team
  case group
  case ownProcess
}

/// An object that an item provider can provide.
@preconcurrency @MainActor
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Calls the completion handler with the object's data of the type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, nil)
    return nil
  }
}

/// An object that can be made of an item's data.
@preconcurrency @MainActor
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
