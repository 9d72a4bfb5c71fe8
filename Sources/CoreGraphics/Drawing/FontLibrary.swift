import Foundation

/// The functions that add fonts of files to those of the machine. The program chooses them, because
/// this module draws no letters.
@MainActor
package enum FontLibrary {
  private static var add: ((String) -> Bool)?
  private static var removeAll: (() -> Void)?

  /// Sets the functions for the rest of the program: one adds the fonts of a file and returns false
  /// if there are none, the other removes the fonts of all files.
  package static func choose(
    add: @escaping (String) -> Bool, removeAll: @escaping () -> Void
  ) {
    (self.add, self.removeAll) = (add, removeAll)
  }

  /// Makes the fonts of these files the ones that are added.
  package static func use(_ paths: [String]) {
    removeAll?()
    for path in paths { _ = add?(path) }
  }

  /// Adds the fonts of a file. Without a drawing library every file is accepted.
  package static func add(_ path: String) -> Bool { add?(path) ?? true }
}
