/// What lies over all of a window for a view within it, such as an open menu.
@MainActor
protocol WindowCover: UIView {
  /// The view, with all below it, has left the window.
  func lost(_ view: UIView)
}
