extension UIViewController {
  func takeStoryboardView() -> UIView? { storyboardContent?.view }

  /// Fills the outlets, once the view is there.
  func connectStoryboard() {
    guard let connect = storyboardContent?.takeConnections() else { return }
    applyStoryboardVariations()
    connect()
  }

  /// Has the view as the storyboard has it for the size classes that hold now.
  func applyStoryboardVariations() {
    guard let variations = storyboardContent?.variations, loadedView != nil else { return }
    variations.apply(traitCollection)
  }
}
