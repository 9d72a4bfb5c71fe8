/// What a view controller has of the file that it was made from in Interface Builder.
struct InterfaceOrigin {
  var storyboard: UIStoryboard?
  var segues: [SegueTemplate] = []
  var viewSource: (any ViewSource)?
}

/// Where a view controller's view comes from when no code of its own makes it.
@MainActor
protocol ViewSource: AnyObject {
  /// Nil for view controllers that make their view themselves, such as containers, and once the view was taken.
  var view: UIView? { get }
  /// Fills the outlets and embeds children, the first time that it is called.
  func connect(_ viewController: UIViewController)
  /// Has the view as it is for the size classes of now.
  func apply(_ traits: UITraitCollection)
}
