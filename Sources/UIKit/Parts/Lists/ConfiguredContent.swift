import Foundation
import QuartzCore

/// The content view and the background view that the configurations of a cell, a header or a footer
/// describe. Table views and collection views share it.
@MainActor
final class ConfiguredContent {
  private(set) var view: (any UIView & UIContentView)?
  private var background: UIView?

  var configuration: (any UIContentConfiguration)? { view?.configuration }

  /// Shows a configuration in a cell, a header or a footer. As on iOS, the view of the configuration
  /// replaces the plain content view there; nil brings the plain one back. A view that can show the
  /// new configuration remains.
  func show(
    _ new: (any UIContentConfiguration)?, in owner: UIView, insteadOf plain: UIView
  ) {
    guard let new else {
      if let view { exchange(view, for: plain, in: owner) }
      view = nil
      return
    }
    if let view, view.supports(new) {
      view.configuration = new
    } else {
      let made = new.makeContentView()
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      exchange(view ?? plain, for: made, in: owner)
      view = made
    }
  }

  private func exchange(_ old: UIView, for new: UIView, in owner: UIView) {
    new.frame = old.frame
    owner.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
  }

  func place(inRowOf width: CGFloat) { (view as? UIListContentView)?.rowWidth = width }

  func update(for state: any UIConfigurationState) {
    guard let view else { return }
    view.configuration = view.configuration.updated(for: state)
  }

  /// Shows a background behind everything else in the owner; nil removes it.
  func showBackground(_ configuration: UIBackgroundConfiguration?, in owner: UIView) {
    guard let configuration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let shown = background ?? UIView()
    if background == nil {
      shown.isUserInteractionEnabled = false
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      owner.insertSubview(shown, at: 0)
    }
    background = shown
    configuration.apply(to: shown, in: owner)
  }

  /// Returns the height of the content in a width; nil without a configuration.
  func height(in width: CGFloat) -> CGFloat? {
    guard let view else { return nil }
    view.frame.size.width = width
    return view.fittingSizeForList(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
