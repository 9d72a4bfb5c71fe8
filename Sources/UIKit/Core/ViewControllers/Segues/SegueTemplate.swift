/// A segue of a storyboard before it is made, stored by its source.
@MainActor
struct SegueTemplate {
  let identifier: String?
  /// The file and line of the segue.
  let place: String
  /// The function that makes the destination, then the segue from this source. It returns nil for
  /// an unwind segue that has no destination.
  let make: (_ source: UIViewController, _ sender: Any?) -> UIStoryboardSegue?
  /// The function that is called with the segue after `prepare(for:sender:)`: it calls an unwind
  /// action, for instance.
  var beforePerform: (_ segue: UIStoryboardSegue) -> Void = { _ in }

  /// Makes, prepares and performs the segue.
  func perform(from source: UIViewController, sender: Any?) {
    guard let segue = make(source, sender) else { return }
    segue.sender = sender
    source.prepare(for: segue, sender: sender)
    beforePerform(segue)
    segue.perform()
  }

  /// Performs the segue for a touch, unless the source declines. A segue without an identifier has
  /// an empty one.
  func trigger(from source: UIViewController, sender: Any?) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
      return
    }
    perform(from: source, sender: sender)
  }
}
