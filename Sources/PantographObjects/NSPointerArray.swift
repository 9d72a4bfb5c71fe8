import Foundation

/// A list of pointers, which it may hold weakly: the pointer to an object that is gone becomes nil and keeps its place.
public final class NSPointerArray: NSObject {
  private var entries: [PointerEntry] = []
  private let options: NSPointerFunctions.Options

  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  /// Returns a list that does not retain its objects.
  public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// Returns a list that retains its objects.
  public static func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// The number of places, also of those that are nil. A larger number adds places that are nil.
  public var count: Int {
    get { entries.count }
    set {
      guard newValue >= 0 else {
        Misuse.stop("the count of a list of pointers cannot be \(newValue)")
      }
      entries.removeLast(max(entries.count - newValue, 0))
      while entries.count < newValue { entries.append(PointerEntry(nil, options)) }
    }
  }

  /// The objects that are still there.
  public var allObjects: [Any] { entries.compactMap(\.object) }

  public func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    entries.append(PointerEntry(pointer, options))
  }

  public func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    require(index, isWithin: entries.count + 1)
    entries.insert(PointerEntry(item, options), at: index)
  }

  public func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    require(index, isWithin: entries.count)
    entries[index] = PointerEntry(item, options)
  }

  public func removePointer(at index: Int) {
    require(index, isWithin: entries.count)
    entries.remove(at: index)
  }

  public func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    require(index, isWithin: entries.count)
    return entries[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Removes the places that are nil.
  public func compact() { entries.removeAll { $0.object == nil } }

  private func require(_ index: Int, isWithin count: Int) {
    guard index >= 0, index < count else {
      Misuse.stop("a list of \(entries.count) pointers has no place \(index)")
    }
  }
}

/// One place of the list.
private struct PointerEntry {
  private weak var reference: AnyObject?
  private let retained: AnyObject?

  init(_ pointer: UnsafeMutableRawPointer?, _ options: NSPointerFunctions.Options) {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    reference = object
    retained = options.isWeak ? nil : object
  }

  var object: AnyObject? { reference }
}
