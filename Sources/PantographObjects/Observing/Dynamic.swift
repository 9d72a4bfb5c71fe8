import Foundation

/// A property of one's own that can be observed: `@Dynamic var progress = 0.0` for iOS's
/// `@objc dynamic var progress = 0.0`.
@propertyWrapper
public struct Dynamic<Value> {
  private let box: Box

  private final class Box: NSObject {
    var value: Value

    init(_ value: Value) {
      self.value = value
      super.init()
    }
  }

  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

  /// Observers hear of changes on the main thread.
  public var wrappedValue: Value {
    get {
      if MainQueue.isCurrent {
        nonisolated(unsafe) let box = box
        MainActor.assumeIsolated { box.noteRead("value") }
      }
      return box.value
    }
    nonmutating set {
      guard MainQueue.isCurrent else {
        box.value = newValue
        return
      }
      nonisolated(unsafe) let box = box
      nonisolated(unsafe) let newValue = newValue
      MainActor.assumeIsolated { box.changing(["value"]) { box.value = newValue } }
    }
  }
}
