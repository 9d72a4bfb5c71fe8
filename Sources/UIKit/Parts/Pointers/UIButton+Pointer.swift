import Foundation

extension UIButton {
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  private var ownPointer: ButtonPointer? {
    interactions.lazy.compactMap { $0 as? ButtonPointer }.first
  }

  /// Whether the button has a look of its own under the pointer.
  public var isPointerInteractionEnabled: Bool {
    get { ownPointer != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      if newValue {
        addInteraction(ButtonPointer())
      } else if let ownPointer {
        removeInteraction(ownPointer)
      }
    }
  }

  /// Returns the style under the pointer, given the usual one; nil for no change. Setting it turns
  /// the pointer interaction on, and setting it to nil turns it off.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { ownPointer?.provider }
    set {
      isPointerInteractionEnabled = newValue != nil
      ownPointer?.provider = newValue
    }
  }
}

/// The pointer interaction of a button.
@MainActor
private final class ButtonPointer: UIPointerInteraction {
  private let styles: Styles
  var provider: UIButton.PointerStyleProvider? {
    get { styles.provider }
    set {
      styles.provider = newValue
      invalidate()
    }
  }

  init() {
    styles = Styles()
    super.init(delegate: styles)
  }

  private final class Styles: NSObject, UIPointerInteractionDelegate {
    var provider: UIButton.PointerStyleProvider?

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      guard let button = interaction.view as? UIButton, button.superview != nil else { return nil }
      let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
      // Our value, in points: the pointer's shape stands a little outside the button.
      let shape = UIPointerShape.roundedRect(button.frame.insetBy(dx: -4, dy: -4))
      guard let provider else { return UIPointerStyle(effect: effect, shape: shape) }
      return provider(button, effect, shape)
    }
  }
}
