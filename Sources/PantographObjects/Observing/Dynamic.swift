import Foundation

/// An observable property of a program's own class: `@Dynamic var progress = 0.0` corresponds to
/// `@objc dynamic var progress = 0.0` on iOS.
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

  /// The value. Observers are called for changes that are made on the main thread, and for no
  /// others.
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
