import Foundation

/// The views that draw the background of a navigation bar.
@MainActor
final class NavigationBarBackdrop {
  /// The background of the current item; nil for a bar that shows only its own color.
  var view: BarBackground?
  /// The background of the item that a transition is about to show.
  var coming: BarBackground?
  /// The color that the bar has set as its own background color. An application's color is another
  /// one, and stays.
  var color: UIColor? = UIColor(white: 0.97, alpha: 1)
}

/// The background of a navigation bar: an appearance, or only a color.
@MainActor
struct BarFace {
  var looks: UINavigationBarAppearance?
  var color: UIColor?

  /// The background as an appearance, for a cross-fade.
  private var asLooks: UIBarAppearance {
    if let looks { return looks }
    let plain = UIBarAppearance()
    plain.configureWithTransparentBackground()
    plain.backgroundColor = color
    return plain
  }

  /// Whether both faces draw the same background.
  func looksLike(_ other: BarFace) -> Bool {
    let (one, two) = (asLooks, other.asLooks)
    return one.backgroundColor == two.backgroundColor && one.shadowColor == two.shadowColor
      && one.backgroundImage === two.backgroundImage && one.shadowImage === two.shadowImage
      && one.backgroundEffect === two.backgroundEffect
  }

  func makeBackground(in bounds: CGRect) -> BarBackground {
    let view = BarBackground(isLineAbove: false)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.show(asLooks)
    return view
  }
}

extension UINavigationBar {
  /// The appearance that applies now, or nil for a bar without any.
  var looks: UINavigationBarAppearance? { looks(for: topItem) }

  func looks(for item: UINavigationItem?) -> UINavigationBarAppearance? {
    if !isAtEdge(item) {
      let isDressed =
        hasStandard || scrollEdgeAppearance != nil || item?.scrollEdgeAppearance != nil
      return item?.standardAppearance ?? (isDressed ? standardAppearance : nil)
    }
    if let own = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
    guard let standard = item?.standardAppearance ?? (hasStandard ? standardAppearance : nil)
    else { return nil }
    let copy = UINavigationBarAppearance(barAppearance: standard)
    copy.configureWithTransparentBackground()
    return copy
  }

  /// Whether the bar belongs to a navigation controller, and no content of the item's view
  /// controller is scrolled under it. As on iOS, a bar without a navigation controller has its
  /// standard appearance, and a view controller without a scroll view counts as being at the edge.
  private func isAtEdge(_ item: UINavigationItem?) -> Bool {
    guard let navigationController else { return false }
    let controller = item?.owner ?? navigationController.topViewController
    return !(controller?.hasContent(under: .top) ?? false)
  }

  /// Returns the background for an item. At the scroll edge the color and the images of the bar
  /// itself are not shown: since iOS 15 they belong to the standard appearance.
  private func face(of item: UINavigationItem?) -> BarFace {
    if let looks = looks(for: item) { return BarFace(looks: looks) }
    if isAtEdge(item) { return BarFace() }
    guard let picture = backgroundPictures[.default] else {
      return BarFace(color: barTintColor ?? usualColor)
    }
    return picture.size == .zero ? BarFace(color: .clear) : BarFace(looks: looks(of: picture))
  }

  /// The color of a bar that has neither a tint nor an appearance.
  private var usualColor: UIColor {
    // Our value for black.
    barStyle == .default ? UIBarAppearance.usualColor : UIColor(white: 0.11, alpha: 1)
  }

  /// Returns the attributes of a title in a bar of this style.
  func styled(_ attributes: [NSAttributedString.Key: Any]?) -> [NSAttributedString.Key: Any]? {
    guard barStyle != .default else { return attributes }
    return [.foregroundColor: UIColor.white].merging(attributes ?? [:]) { $1 }
  }

  /// The appearance of a bar that has a background image but no appearance.
  private func looks(of picture: UIImage) -> UINavigationBarAppearance {
    let looks = UINavigationBarAppearance()
    looks.backgroundImage = picture
    looks.shadowImage = shadowImage
    // The image replaces the bar's own material.
    looks.backgroundColor = barTintColor
    return looks
  }

  /// Updates the appearance after content has begun or ended to be scrolled under the bar.
  func contentMoved() {
    // The end of the transition shows the background of its time.
    guard coming == nil else { return }
    dress()
    if looks != nil || current?.look.appearance != nil { itemChanged() }
  }

  func dress() {
    guard coming == nil else { return }
    let face = face(of: topItem)
    showColor(face.looks == nil ? face.color : nil)
    guard let looks = face.looks else {
      backdrop.view?.removeFromSuperview()
      backdrop.view = nil
      clipsToBounds = true
      return
    }
    let background = backdrop.view ?? face.makeBackground(in: bounds)
    backdrop.view = background
    if background.superview == nil { insertSubview(background, at: 0) }
    background.frame = bounds
    background.alpha = 1
    background.show(looks)
    // The image below the bar lies outside its bounds.
    clipsToBounds = (looks.shadowImage?.size.height ?? 0) <= 0
  }

  private func showColor(_ color: UIColor?) {
    if backgroundColor == backdrop.color { backgroundColor = color }
    backdrop.color = color
  }

  // MARK: Along with a transition

  /// Prepares a cross-fade if the background of the item differs from the current one.
  func prepareBackground(for item: UINavigationItem?) {
    backdrop.coming?.removeFromSuperview()
    backdrop.coming = nil
    let (now, next) = (face(of: topItem), face(of: item))
    guard !now.looksLike(next) else { return }
    let leaving = backdrop.view ?? now.makeBackground(in: bounds)
    if leaving.superview == nil { insertSubview(leaving, at: 0) }
    backdrop.view = leaving
    showColor(nil)
    let coming = next.makeBackground(in: bounds)
    coming.alpha = 0
    insertSubview(coming, aboveSubview: leaving)
    backdrop.coming = coming
  }

  func crossFadeBackground() {
    guard let coming = backdrop.coming else { return }
    coming.alpha = 1
    backdrop.view?.alpha = 0
  }

  /// Shows the background of the current item after a transition.
  func endCrossFade() {
    backdrop.coming?.removeFromSuperview()
    backdrop.coming = nil
    dress()
  }
}
