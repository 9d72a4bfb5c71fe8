/// Ends what `registerForTraitChanges` began.
@MainActor
public protocol UITraitChangeRegistration: AnyObject {}
