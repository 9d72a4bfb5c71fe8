import Foundation
import PantographConstraints

/// Changes of the numbers that constraints use. Many frames and insets have the same numbers as before: content that
/// scrolls changes the bounds of its view in each frame, and a table sets the frames of cells several times.
extension LayoutEngine {
  /// Notes a change of the frame of a view or of the insets of a guide, unless the numbers that constraints use are
  /// the same as before.
  func givenMayHaveChanged(_ entry: LayoutEntry) {
    if !isGivenKnown(entry) { entryChanged(entry) }
  }

  private func isGivenKnown(_ entry: LayoutEntry) -> Bool {
    guard !entry.isStale, entry !== freed?.entry else { return false }
    for part in LayoutEntry.Part.allCases {
      guard let given = entry[part].given else { continue }
      if solver.constant(of: given) != givenConstant(entry, part) { return false }
    }
    // An update also sets the sizes of zoomed contents.
    for content in contents {
      if let scroll = (content.item as? UILayoutGuide)?.owningView?.scrolling, scroll.mayZoom {
        return false
      }
    }
    return true
  }

  /// Updates the solver for the constraints and the entries that have changed.
  func refreshStale() {
    if waiting.constraints.isEmpty, waiting.entries.isEmpty { return }
    var (constraints, entries): ([NSLayoutConstraint], [LayoutEntry]) = ([], [])
    swap(&constraints, &waiting.constraints)
    swap(&entries, &waiting.entries)
    defer { giveBack(&entries) }
    for constraint in constraints {
      guard let placement = constraint.placement, placement.engine === self else { continue }
      placement.isStale = false
      solver.setConstant(placement.offset - Self.bounded(constraint.constant), of: placement.id)
    }
    for entry in entries {
      entry.isStale = false
      if entry.engine === self { refresh(entry) }
    }
  }

  /// Makes the next changes use the room of a list, which would else be freed and allocated again.
  private func giveBack(_ entries: inout [LayoutEntry]) {
    guard waiting.entries.isEmpty else { return }
    entries.removeAll(keepingCapacity: true)
    swap(&entries, &waiting.entries)
  }
}
