/// What an unwind segue starts from, for those who are asked where it may lead.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
