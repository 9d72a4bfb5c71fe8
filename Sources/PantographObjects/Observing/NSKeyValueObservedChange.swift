import Foundation

/// What an observer is told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// At once as well, with the value that is there.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before each change as well.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change. All that is observed here is set as a whole.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// Names an entry of what `observeValue(forKeyPath:of:change:context:)` is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property; the values are there where the options ask for them.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  /// Nil, as properties are set as a whole.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}
