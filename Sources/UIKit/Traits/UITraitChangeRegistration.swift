/// Ends what `registerForTraitChanges` began.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}
