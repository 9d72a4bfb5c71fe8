extension UIApplication {
  /// Whether windows that are in no scene belong to the application, too. In a program of tests from
  /// iOS every window does. The tests of this library make windows side by side.
  package static var hasAllWindows = false

  /// The key window of a program of tests from iOS, until it is hidden. There, a scene retains the
  /// window, so that tests need not.
  static var retainedKeyWindow: UIWindow?

  /// The windows of all scenes and of the delegate, and visible windows that no scene lists. Windows
  /// of a higher level come later.
  var allWindows: [UIWindow] {
    let inScenes = orderedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    let ofDelegate = delegate?.window.map { [$0] } ?? []
    let known = inScenes + ofDelegate.filter { window in !inScenes.contains { $0 === window } }
    // Tests that run at the same time have windows, too, so the others are read in a program alone.
    guard Self.hasAllWindows || Self.host != nil else { return known }
    let others = UIWindow.all.filter { window in
      window.isShown && belongsWithoutScene(window) && !known.contains { $0 === window }
    }
    return (known + others).enumerated().sorted { first, second in
      let levels = (first.element.windowLevel, second.element.windowLevel)
      return levels.0 == levels.1 ? first.offset < second.offset : levels.0 < levels.1
    }.map(\.element)
  }

  /// Whether a window that no scene with a delegate lists belongs to the application.
  private func belongsWithoutScene(_ window: UIWindow) -> Bool {
    window.windowScene?.isOfWholeProgram ?? Self.hasAllWindows
  }

  /// The windows of which only one can be the key window.
  var windowsForKey: [UIWindow] { Self.hasAllWindows ? UIWindow.all : windows }
}
