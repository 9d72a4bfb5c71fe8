import Foundation
import QuartzCore

extension [IndexPath] {
  /// `selected row 0-3`, or `selected rows 0-1, 0-3` and how many more.
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
  /// How a cell stands.
  func stateWords(_ isSelected: Bool, _ isHighlighted: Bool) -> [String] {
    (isSelected ? ["selected"] : []) + (isHighlighted ? ["highlighted"] : [])
  }
}
