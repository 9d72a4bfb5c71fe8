/// The first animation of views that was seen, and the first property animator that was started.
@MainActor
final class ObservedAnimation {
  var first: ViewAnimation?
  var animator: UIViewPropertyAnimator?
}
