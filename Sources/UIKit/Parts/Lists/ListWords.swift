import Foundation
import QuartzCore

extension [IndexPath] {
  /// The selection for a printed tree: `selected row 0-3`, or `selected rows 0-1, 0-3` and the
  /// number of further ones.
  @MainActor
  func selectionWords(_ kind: String) -> [String] {
    if isEmpty { return [] }
    let most = 8
    let paths = sorted().prefix(most).map { $0.map { "\($0)" }.joined(separator: "-") }
    let more = count > most ? " and \(count - most) more" : ""
    return ["selected \(kind)\(count == 1 ? "" : "s") \(paths.joined(separator: ", "))\(more)"]
  }
}

extension UIView {
  /// The states of a cell for a printed tree.
  func stateWords(_ isSelected: Bool, _ isHighlighted: Bool) -> [String] {
    (isSelected ? ["selected"] : []) + (isHighlighted ? ["highlighted"] : [])
  }
}
