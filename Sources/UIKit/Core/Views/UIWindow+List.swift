import Foundation

/// The windows of the program, for the code that advances their time.
extension UIWindow {
  private struct Reference {
    weak var window: UIWindow?
  }

  private static var references: [Reference] = []

  /// The existing windows, in the order in which they were made.
  package static var all: [UIWindow] { references.compactMap(\.window) }

  static func list(_ window: UIWindow) {
    references.removeAll { $0.window == nil }
    references.append(Reference(window: window))
  }

  /// The safe area of new windows that are as large as the screen; nil for none.
  package static var safeAreaOfProgram: UIEdgeInsets?
}
