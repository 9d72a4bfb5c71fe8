import Foundation

/// Takes the user from one view controller to another.
///
/// Made before `prepare(for:sender:)` is sent to the source, and gone after `perform()`.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?
  /// Whatever it was that performed the segue.
  var sender: Any? { didSet { usual?.sender = sender } }
  /// Does what the storyboard's kind of segue does, for one of the application's own class.
  var usual: UIStoryboardSegue?

  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// A segue without a subclass: `performHandler` shows the destination.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  /// Shows the destination, in the way that the storyboard has for it. A subclass does it in its own way.
  open func perform() {
    guard let handler = handler ?? usual?.perform else {
      Misuse.stop(
        "\(type(of: self)) does not show its destination: override perform(), or make the segue with"
          + " a performHandler")
    }
    handler()
  }
}

/// Shows the destination as the container of the source knows how to.
final class ShowSegue: UIStoryboardSegue {
  override func perform() { source.show(destination, sender: sender) }
}

/// Shows the destination in place of the details.
final class ShowDetailSegue: UIStoryboardSegue {
  override func perform() { source.showDetailViewController(destination, sender: sender) }
}

/// Presents the destination, with the styles that were set on it.
final class PresentationSegue: UIStoryboardSegue {
  var isAnimated = true

  override func perform() { source.present(destination, animated: isAnimated) }
}
