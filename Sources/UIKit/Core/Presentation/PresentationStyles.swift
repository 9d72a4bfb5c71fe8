/// The presentation controllers of the styles. `Sources/UIKit/Tiers.swift` adds those of the tiers
/// above: a new style is a line there.
@MainActor
enum PresentationStyles {
  typealias Maker =
    @MainActor (
      _ presented: UIViewController, _ presenting: UIViewController?
    ) -> UIPresentationController

  static func controller(
    for style: UIModalPresentationStyle, _ presented: UIViewController,
    presenting: UIViewController?
  ) -> UIPresentationController {
    if let make = above[style] { return make(presented, presenting) }
    return switch style {
    case .fullScreen, .currentContext:
      FullScreenPresentationController(presentedViewController: presented, presenting: presenting)
    default: UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }
}

/// The controller of a presentation that covers its presenter, whose view is out of the window
/// meanwhile.
@MainActor
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }

  override var coversRoom: Bool? { true }
}
