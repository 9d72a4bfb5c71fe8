import Foundation

/// The outcome of a drop: which kind of transfer takes place, if any.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// The target does not take the items.
  case cancel = 0
  /// The target would take such items, but not here and now.
  case forbidden
  case copy
  /// The source removes the items that the target takes.
  case move
}

/// The operation that a target proposes for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  @Inert("the preview is beside the finger for each proposal")
  open var isPrecise = false
  @Inert("previews have the size of their views")
  open var prefersFullSizePreview = false

  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// The items of a drag or drop, and their place.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// Returns the place of the finger; in the window's coordinates for nil.
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay in the program. Here they always do.
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the source's own.
  var localContext: Any? { get set }
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Hashable, Sendable {
  case none = 0
  case `default`
}

@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag that brings the items.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  var progress: Progress { get }
  /// Loads an object of the class from each item that can provide one.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool {
    canLoadObjects(ofClass: NSString.self)
  }

  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool {
    canLoadObjects(ofClass: NSURL.self)
  }
}

extension UIDropSession {
  @discardableResult
  public func loadObjects(
    ofClass aClass: String.Type, completion: @escaping ([String]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSString.self) { completion($0.compactMap { ItemValue.string($0) }) }
  }

  @discardableResult
  public func loadObjects(
    ofClass aClass: URL.Type, completion: @escaping ([URL]) -> Void
  ) -> Progress {
    loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ItemValue.url($0) }) }
  }
}

/// The session of a drag.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The place of the finger in the window.
  var point = CGPoint.zero
  weak var window: UIWindow?

  func location(in view: UIView) -> CGPoint { view.convert(point, from: window) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The session of a drop: the view of a drag from its targets.
@MainActor
final class DropSession: NSObject, UIDropSession {
  let drag: DragSession
  let progress = Progress(totalUnitCount: 1)
  // Items are loaded at once, so that no indicator is ever needed.
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ drag: DragSession) { self.drag = drag }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let loading = ObjectLoading(count: providers.count, completion)
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in loading.take(object, at: index) }
    }
    return progress
  }
}

/// Waits for the objects of several items, and returns them in the order of the items.
@MainActor
private final class ObjectLoading {
  private var objects: [(any NSItemProviderReading)?]
  private var waiting: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    waiting = count
    self.completion = completion
    if count == 0 { completion([]) }
  }

  func take(_ object: (any NSItemProviderReading)?, at index: Int) {
    objects[index] = object
    waiting -= 1
    if waiting == 0 { completion(objects.compactMap { $0 }) }
  }
}
