import Foundation

/// The interaction of a control whose `isSpringLoaded` is true.
@MainActor
private final class ControlSpring: UISpringLoadedInteraction {}

extension UIView {
  /// Whether the view has an interaction that activates it.
  fileprivate var hasSpring: Bool { interactions.contains { $0 is ControlSpring } }

  fileprivate func setSpring(_ isLoaded: Bool, _ activate: @escaping @MainActor (UIView) -> Void) {
    guard isLoaded != hasSpring else { return }
    if isLoaded {
      addInteraction(
        ControlSpring { interaction, _ in
          if let view = interaction.view { activate(view) }
        })
    } else {
      for case let spring as ControlSpring in interactions { removeInteraction(spring) }
    }
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether dragged items that rest over the button press it.
  public var isSpringLoaded: Bool {
    get { hasSpring }
    set {
      setSpring(newValue) { view in
        guard let button = view as? UIButton, button.isEnabled else { return }
        button.sendActions(for: button.pressEvents)
      }
    }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// Whether dragged items that rest over a segment select it.
  public var isSpringLoaded: Bool {
    get { interactions.contains { $0 is SegmentSpring } }
    set {
      guard newValue != isSpringLoaded else { return }
      if newValue {
        addInteraction(SegmentSpring())
      } else {
        for case let spring as SegmentSpring in interactions { removeInteraction(spring) }
      }
    }
  }
}

/// Selects the segment over which the items rest.
@MainActor
private final class SegmentSpring: UISpringLoadedInteraction {
  convenience init() {
    self.init { interaction, context in
      guard let control = interaction.view as? UISegmentedControl, control.isEnabled,
        control.numberOfSegments > 0, control.bounds.width > 0
      else { return }
      let place = context.location(in: control).x / control.bounds.width
      let index = Int((place * CGFloat(control.numberOfSegments)).rounded(.down))
      control.selectedSegmentIndex = min(max(index, 0), control.numberOfSegments - 1)
      control.sendActions(for: .valueChanged)
    }
  }
}
