/// The controller of a presentation that covers its presenter, whose view is out of the window
/// meanwhile.
@MainActor
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }

  override var coversRoom: Bool? { true }
}
