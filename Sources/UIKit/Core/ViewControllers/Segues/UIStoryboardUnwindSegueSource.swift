import Foundation

/// What an unwind segue starts from, for those who are asked where it may lead.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }

  public override nonisolated var description: String { ObjectText.of(self) }
}
