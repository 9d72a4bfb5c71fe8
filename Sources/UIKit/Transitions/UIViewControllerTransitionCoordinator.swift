/// Lets others animate, and hear, along with a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {}
