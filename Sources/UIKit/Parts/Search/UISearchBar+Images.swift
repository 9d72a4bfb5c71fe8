import Foundation

/// Images that replace the built-in parts of a search bar.
struct SearchBarImages: Hashable {
  var icons: [UISearchBar.Icon: [UInt: UIImage]] = [:]
  var field: [UInt: UIImage] = [:]
  var bar: [UIBarMetrics: UIImage] = [:]
  var scopeBar: UIImage?
  /// The offset of the search field from its normal position.
  var fieldShift = UIOffset.zero
}

extension UIImage {
  /// The image in its own colors, unless it was made a template.
  var inOwnColors: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysOriginal) : self
  }
}

extension UISearchBar {
  /// Sets the image that replaces the magnifying glass or the button at the end of the field.
  public func setImage(
    _ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State
  ) { images.icons[icon, default: [:]][state.rawValue] = iconImage }

  public func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    images.icons[icon]?[state.rawValue]
  }

  /// Sets the image that is stretched behind the field's text.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { images.field[state.rawValue] = backgroundImage }

  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    images.field[state.rawValue]
  }

  /// Sets the image that is stretched over the bar's bounds. The bar position is ignored.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { images.bar[barMetrics] = backgroundImage }

  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images.bar[barMetrics] }

  /// The offset of the search field from its normal position in the bar.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { images.fieldShift }
    set { images.fieldShift = newValue }
  }

  /// The image that is stretched behind the scope buttons.
  public var scopeBarBackgroundImage: UIImage? {
    get { images.scopeBar }
    set { images.scopeBar = newValue }
  }

  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }

  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }

  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }

  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopes.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }

  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopes.titleTextAttributes(for: state) }
}
