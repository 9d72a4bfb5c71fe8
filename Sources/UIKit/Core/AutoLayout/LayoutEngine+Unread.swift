import Foundation
import PantographConstraints

/// Contents whose sizes are not read, because frames and required constraints determine the sizes of their
/// views alone. A label that is pinned to the edges of a cell with a given frame is not measured; if the
/// cell determines its height, the label is measured in its width alone.
extension LayoutEngine {
  /// Returns the part of a changed content that need not be read.
  func unreadable(_ entry: LayoutEntry) -> LayoutEntry.Unread {
    guard isOfView, entry.mode == .constraints, let content = entry.view?.layoutContent,
      content.isMeasuredText, isSettled(entry, .width)
    else { return .nothing }
    if isSettled(entry, .height) { return .all }
    guard content.isTextOfSeveralLines, entry[.height].resistance != nil,
      let height = heightInKnownWidth(entry)
    else { return .nothing }
    return .width(height: height)
  }

  /// Returns the height of a text in the width that the last layout gave it; nil for other contents.
  private func heightInKnownWidth(_ entry: LayoutEntry) -> CGFloat? {
    guard let width = entry.told[LayoutEntry.Part.width.rawValue],
      let height = entry.view?.contentHeight(forWidth: width), height.isFinite, height >= 0,
      height < LayoutEntry.farthest
    else { return nil }
    return height
  }

  /// Notes the part of a content that was not read.
  func note(_ unread: LayoutEntry.Unread, of entry: LayoutEntry) {
    switch (entry.unread.isAnything, unread.isAnything) {
    case (false, true): texts.unread.append(entry)
    case (true, false): texts.unread.removeAll { $0 === entry }
    default: break
    }
    entry.unread = unread
  }

  /// Reads the contents that were not read and on which the solution now depends. Called when the solver has
  /// solved everything else.
  func readWhatMatters() {
    guard !texts.unread.isEmpty else { return }
    var isAny = false
    for entry in texts.unread where !isStillUnreadable(entry) {
      isAny = true
      refresh(entry, readsAll: true)
    }
    if isAny { solver.solve() }
  }

  private func isStillUnreadable(_ entry: LayoutEntry) -> Bool {
    guard entry.mode == .constraints, isSettled(entry, .width) else { return false }
    if case .width = entry.unread { return true }
    return isSettled(entry, .height)
  }

  /// Whether only frames and required constraints determine a length of an entry whose content was read once.
  private func isSettled(_ entry: LayoutEntry, _ part: LayoutEntry.Part) -> Bool {
    let revision = solver.revision
    if entry.settled.revision == revision {
      if part == .width ? entry.settled.width : entry.settled.height { return true }
    } else {
      entry.settled = LayoutEntry.Settled(revision: revision)
    }
    guard let variable = entry[part].variable, entry[part].resistance != nil,
      entry[part].hugging != nil, solver.isSettled(variable, above: Self.requiredContent)
    else { return false }
    if part == .width { entry.settled.width = true } else { entry.settled.height = true }
    return true
  }
}
