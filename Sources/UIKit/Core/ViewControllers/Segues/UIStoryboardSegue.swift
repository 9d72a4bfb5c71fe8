import Foundation

/// A step from one view controller to another.
///
/// The segue is made before `prepare(for:sender:)` is sent to the source, and released after
/// `perform()`.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?
  /// The object that triggered the segue.
  var sender: Any? { didSet { usual?.sender = sender } }
  /// The segue of the storyboard's kind, which shows the destination for a segue of the
  /// application's own class.
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

  /// Creates a segue without a subclass: `performHandler` shows the destination.
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

  /// Shows the destination as the storyboard specifies. A subclass overrides this.
  open func perform() {
    guard let handler = handler ?? usual?.perform else {
      Misuse.stop(
        "\(type(of: self)) does not show its destination: override perform(), or make the segue with"
          + " a performHandler")
    }
    handler()
  }
}

/// A segue that shows the destination in the source's container.
final class ShowSegue: UIStoryboardSegue {
  override func perform() { source.show(destination, sender: sender) }
}

/// A segue that shows the destination in place of the details.
final class ShowDetailSegue: UIStoryboardSegue {
  override func perform() { source.showDetailViewController(destination, sender: sender) }
}

/// A segue that presents the destination, with the styles that were set on it.
final class PresentationSegue: UIStoryboardSegue {
  var isAnimated = true

  override func perform() { source.present(destination, animated: isAnimated) }
}
