import Foundation

/// Ends what `registerForTraitChanges` began.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
