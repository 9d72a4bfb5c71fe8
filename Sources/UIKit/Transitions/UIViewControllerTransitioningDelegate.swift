/// Vends what a presentation that is not the standard one is made of.
@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {}
