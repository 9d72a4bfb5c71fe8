import Foundation
import QuartzCore

/// The shade and the preview below an open context menu: a copy of the view that the menu is for,
/// or the view of a view controller.
@MainActor
final class MenuStage: UIView {
  private let shade = UIView()
  private let platter: PreviewPlatter
  private let source: UITargetedPreview
  /// The view controller whose view is the preview; nil for a copy of the source.
  let controller: UIViewController?
  private let pane = UIView()
  private var hasEntered = false

  static let duration = 0.3
  /// The shade's darkness; UIKit blurs the screen instead.
  private static let darkness: CGFloat = 0.25
  /// The height of a preview without a preferred size, as a fraction of the room: our own choice.
  private static let usualHeight: CGFloat = 0.55
  private static let corner: CGFloat = 13
  private static let margin: CGFloat = 8

  required init?(coder: NSCoder) { nil }

  init(_ source: UITargetedPreview, controller: UIViewController?, in window: UIWindow) {
    self.source = source
    self.controller = controller
    platter = PreviewPlatter(source)
    super.init(frame: window.bounds)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.frame = bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = .black
    shade.alpha = 0
    addSubview(shade)
    addSubview(platter)
    guard let controller, let content = controller.view else { return }
    pane.layer.cornerRadius = Self.corner
    pane.clipsToBounds = true
    pane.backgroundColor = content.backgroundColor ?? .systemBackground
    content.frame = pane.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pane.addSubview(content)
    addSubview(pane)
  }

  /// The frame of the preview in the window.
  var previewFrame: CGRect { controller == nil ? platter.frame : pane.frame }

  /// Chooses the place of the preview so that a menu of this height has room below it, or above.
  /// Returns the frame of the preview.
  func arrange(menuHeight: CGFloat, in room: CGRect) -> CGRect {
    let rest = restingFrame(menuHeight: menuHeight, in: room)
    guard !hasEntered else { return previewFrame }
    hasEntered = true
    UIView.performWithoutAnimation {
      platter.settle(at: source.target, in: self)
      if controller != nil {
        pane.frame = rest
        layoutIfNeeded()
        pane.center = platter.center
        // Our value: a scale of 0 could not be inverted.
        pane.transform = CGAffineTransform(
          scaleX: max(platter.bounds.width / max(rest.width, 1), 0.1),
          y: max(platter.bounds.height / max(rest.height, 1), 0.1))
        pane.alpha = 0
      }
    }
    UIView.animate(withDuration: Self.duration) {
      self.shade.alpha = Self.darkness
      self.platter.isLifted = true
      self.platter.center = rest.middle
      guard self.controller != nil else { return }
      self.platter.alpha = 0
      self.pane.alpha = 1
      self.pane.transform = .identity
      self.pane.center = rest.middle
    }
    return rest
  }

  private func restingFrame(menuHeight: CGFloat, in room: CGRect) -> CGRect {
    let most = max(room.height - menuHeight - (menuHeight > 0 ? Self.margin : 0), 0)
    let home = convert(source.target.center, from: source.target.container)
    var size = platter.bounds.size
    if let controller {
      let wish = controller.preferredContentSize
      size = CGSize(
        width: wish.width > 0 ? min(wish.width, room.width) : room.width,
        height: wish.height > 0 ? min(wish.height, most) : min(room.height * Self.usualHeight, most)
      )
    }
    var frame = CGRect(
      x: home.x - size.width / 2, y: home.y - size.height / 2, width: size.width,
      height: size.height)
    if controller != nil {
      frame.origin.x = min(max(frame.minX, room.minX), max(room.maxX - size.width, room.minX))
    }
    let fitsBelow = frame.maxY + Self.margin + menuHeight <= room.maxY
    let fitsAbove = frame.minY - Self.margin - menuHeight >= room.minY
    if menuHeight > 0, !fitsBelow, !fitsAbove || controller != nil {
      frame.origin.y = room.maxY - menuHeight - Self.margin - size.height
    }
    if controller != nil || frame.minY < room.minY, frame.height <= room.height {
      frame.origin.y = min(max(frame.minY, room.minY), max(room.maxY - size.height, room.minY))
    }
    return frame
  }

  // MARK: Leaving

  /// Returns the preview to its source, or to the given place.
  func leave(to preview: UITargetedPreview?, with alongside: AlongsideAnimations) {
    let target = (preview ?? source).target
    UIView.animate(withDuration: Self.duration) {
      self.shade.alpha = 0
      self.platter.isLifted = false
      self.platter.alpha = 1
      self.platter.settle(at: target, in: self)
      if self.controller != nil {
        self.pane.alpha = 0
        self.pane.center = self.convert(target.center, from: target.container)
        // Our value: a scale of 0 could not be inverted.
        self.pane.transform = CGAffineTransform(
          scaleX: max(self.platter.bounds.width / max(self.pane.bounds.width, 1), 0.1),
          y: max(self.platter.bounds.height / max(self.pane.bounds.height, 1), 0.1))
      }
      alongside.animate()
    } completion: { _ in
      self.takeOutPreview()
      self.removeFromSuperview()
      alongside.complete()
    }
  }

  /// Lets the preview grow over the window, as what it previews is opened. The completions run while
  /// the preview covers the window.
  func grow(with alongside: AlongsideAnimations) {
    UIView.animate(withDuration: Self.duration) {
      self.shade.alpha = 0
      if self.controller == nil {
        self.platter.alpha = 0
        self.platter.transform = self.platter.transform.scaledBy(x: 2, y: 2)
      } else {
        self.pane.layer.cornerRadius = 0
        self.pane.frame = self.bounds
        self.layoutIfNeeded()
      }
      alongside.animate()
    } completion: { _ in
      self.cover()
      self.takeOutPreview()
      UIView.performWithoutAnimation { alongside.complete() }
      UIView.animate(withDuration: Self.duration) {
        self.alpha = 0
      } completion: { _ in
        self.removeFromSuperview()
      }
    }
  }

  /// Shows a copy of the preview controller's view, which belongs to others from now on.
  private func cover() {
    guard controller != nil, let copy = pane.snapshotView(afterScreenUpdates: false) else { return }
    copy.frame = pane.frame
    addSubview(copy)
  }

  private func takeOutPreview() {
    if controller?.viewIfLoaded?.superview === pane {
      controller?.viewIfLoaded?.removeFromSuperview()
    }
  }

  /// Removes the preview at once, as its view has left the window.
  func vanish(with alongside: AlongsideAnimations) {
    takeOutPreview()
    removeFromSuperview()
    alongside.animate()
    alongside.complete()
  }
}
