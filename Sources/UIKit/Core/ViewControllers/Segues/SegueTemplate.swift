/// A segue of a storyboard before it is made, kept by its source.
@MainActor
struct SegueTemplate {
  let identifier: String?
  /// File and line of the segue.
  let place: String
  /// Makes the destination, then the segue from this source; nil for an unwind segue that leads
  /// nowhere.
  let make: (_ source: UIViewController, _ sender: Any?) -> UIStoryboardSegue?
  /// Called with the segue after `prepare(for:sender:)`; an unwind action, for one.
  var beforePerform: (_ segue: UIStoryboardSegue) -> Void = { _ in }

  /// The way of every segue: make, prepare, perform.
  func perform(from source: UIViewController, sender: Any?) {
    guard let segue = make(source, sender) else { return }
    segue.sender = sender
    source.prepare(for: segue, sender: sender)
    beforePerform(segue)
    segue.perform()
  }

  /// As a touch triggers it: the source may decline. One without an identifier has an empty one.
  func trigger(from source: UIViewController, sender: Any?) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
      return
    }
    perform(from: source, sender: sender)
  }
}
