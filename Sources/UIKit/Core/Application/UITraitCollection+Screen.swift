extension UITraitCollection {
  /// The traits of the screen: of a phone in portrait, or as its size says.
  @preconcurrency @MainActor
  public static var current: UITraitCollection {
    // No window is made for it: it would be the one that display links go by.
    UIApplication.shared.windows.first?.traitCollection
      ?? UITraitCollection(
        TraitValues(windowSize: UIScreen.main.bounds.size, scale: UIScreen.main.scale))
  }
}
