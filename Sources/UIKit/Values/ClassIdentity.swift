// On iOS classes are objects, so that an optional class can be compared by identity as any other object.

/// Returns whether both are the same class, or both are nil.
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }

/// Returns whether the classes differ.
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }
