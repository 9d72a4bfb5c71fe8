/// A container that shows one of its children at a time.
@MainActor
protocol ShowsOneChild: UIViewController {
  var shownChild: UIViewController? { get }
}
