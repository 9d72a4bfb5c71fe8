import Foundation

/// The windows of the program, for the code that advances their time.
extension UIWindow {
  private static var references: [ViewReference] = []

  /// The existing windows, in the order in which they were made.
  package static var all: [UIWindow] { references.compactMap { $0.view as? UIWindow } }

  static func list(_ window: UIWindow) {
    references.removeAll { $0.view == nil }
    references.append(window.reference)
  }

  /// The safe area of new windows that are as large as the screen; nil for none.
  package static var safeAreaOfProgram: UIEdgeInsets?
}
