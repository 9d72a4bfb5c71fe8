import Foundation

/// All windows of the program, for whoever tells them the time.
extension UIWindow {
  private struct Reference {
    weak var window: UIWindow?
  }

  private static var references: [Reference] = []

  /// The windows that there are, the last one made last.
  package static var all: [UIWindow] { references.compactMap(\.window) }

  static func list(_ window: UIWindow) {
    references.removeAll { $0.window == nil }
    references.append(Reference(window: window))
  }

  /// The safe area of windows as large as the screen, from their beginning; nil for one without insets.
  package static var safeAreaOfProgram: UIEdgeInsets?
}
