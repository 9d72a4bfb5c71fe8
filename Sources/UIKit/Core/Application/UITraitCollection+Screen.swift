extension UITraitCollection {
  /// The traits of the first window. Without a window, those that follow from the screen's size
  /// and scale.
  @preconcurrency @MainActor
  public static var current: UITraitCollection {
    // No window is created for this: display links would then follow that window.
    UIApplication.shared.windows.first?.traitCollection
      ?? UITraitCollection(
        TraitValues(windowSize: UIScreen.main.bounds.size, scale: UIScreen.main.scale))
  }
}
