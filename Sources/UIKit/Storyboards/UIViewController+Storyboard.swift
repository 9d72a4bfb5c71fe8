extension UIViewController {
  func takeStoryboardView() -> UIView? { storyboardContent?.view }

  /// Fills the outlets, once the view is there.
  func connectStoryboard() {
    guard let content = storyboardContent else { return }
    storyboardContent = nil
    content.connect()
  }
}
