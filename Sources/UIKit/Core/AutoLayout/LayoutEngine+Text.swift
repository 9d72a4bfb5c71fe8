import Foundation
import PantographConstraints

/// The heights of texts of several lines, which depend on their widths.
extension LayoutEngine {
  /// Sets the heights of multi-line texts from their solved widths. Repeats this, as a new height
  /// may change widths.
  func fitText() {
    for _ in 0..<Self.textRounds {
      var isOther = false
      for entry in takeUnfitted() {
        guard let resistance = entry[.height].resistance, let hugging = entry[.height].hugging,
          entry[.width].variable != nil,
          let height = entry.view?.contentHeight(forWidth: entry.value(.width)), height.isFinite,
          solver.constant(of: resistance) != -Double(height)
        else { continue }
        solver.setConstant(-Double(height), of: resistance)
        solver.setConstant(-Double(height), of: hugging)
        isOther = true
      }
      guard isOther else { return }
      solver.solve()
    }
    unfitChangedTexts()
  }

  private static let textRounds = 4

  /// Notes that the height of a text must be computed from its width.
  func unfit(_ entry: LayoutEntry) {
    guard entry.textNumber != nil, !entry.isUnfitted else { return }
    entry.isUnfitted = true
    texts.unfitted.append(entry)
  }

  /// Returns the texts whose content or width may have changed since the last call, in the order of
  /// their first use.
  func takeUnfitted() -> [LayoutEntry] {
    unfitChangedTexts()
    var entries: [LayoutEntry] = []
    swap(&entries, &texts.unfitted)
    for entry in entries { entry.isUnfitted = false }
    return entries.sorted { ($0.textNumber ?? 0) < ($1.textNumber ?? 0) }
  }

  /// Notes that the heights of all texts whose widths may have changed must be computed.
  func unfitChangedTexts() {
    solver.visitChanges { variable in
      guard variable.symbol < owners.count, let entry = owners[variable.symbol],
        entry.textNumber != nil, entry[.width].variable == variable
      else { return }
      unfit(entry)
    }
  }
}
