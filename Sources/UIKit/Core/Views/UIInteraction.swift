import Foundation

/// A behavior that can be added to a view, such as opening a menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  /// Called before the interaction gets a view or loses it; `didMove(to:)` is called afterwards.
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  func ownAddInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func takeOut(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
