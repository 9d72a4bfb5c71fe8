import Foundation

/// How the way of one finger is shared between a sheet and the list in it: one of both has it at any time, and what
/// one cannot take at the point where it stops the other takes.
///
/// Ways are counted upwards, in points. Pure, so that each rule can be tried without views.
struct SheetShare: Hashable {
  enum Owner { case sheet, list }

  /// Nearer than this two heights are one: half a point is not seen.
  static let tolerance: CGFloat = 0.5

  /// Points that are left of a way whose steps do not add up.
  private static let nothing: CGFloat = 1e-6

  private(set) var owner: Owner
  /// Whether a list that comes down to its top leaves the rest of the way to the sheet. One that did not begin there
  /// gives way itself, unless the sheet had the finger before.
  private var mayReturn: Bool
  /// Whether the sheet takes nothing more.
  private var isListsAlone = false
  /// How high the sheet goes before the list moves.
  let ceiling: CGFloat
  /// What each has had of the way so far.
  private(set) var sheetWay: CGFloat = 0
  private(set) var listWay: CGFloat = 0

  init(owner: Owner, mayReturn: Bool, ceiling: CGFloat) {
    self.owner = owner
    self.mayReturn = mayReturn
    self.ceiling = ceiling
  }

  /// The sheet cannot be moved: all is the list's from here on.
  mutating func leaveToList() {
    owner = .list
    mayReturn = false
    isListsAlone = true
  }

  /// The finger goes on.
  ///
  /// - Parameters:
  ///   - step: The way since the last time.
  ///   - height: At which the finger has the sheet.
  ///   - offset: How far the list is below its top.
  mutating func take(_ step: CGFloat, height: CGFloat, offset: CGFloat) {
    guard step.isFinite else { return }
    if step > 0 { goUp(step, height, offset) } else if step < 0 { goDown(-step, offset) }
  }

  private mutating func goUp(_ way: CGFloat, _ height: CGFloat, _ offset: CGFloat) {
    var rest = way
    if owner == .list {
      // What it has given way past its top comes back first.
      let back = min(max(-offset, 0), rest)
      listWay += back
      rest -= back
      guard rest > 0, !isListsAlone, height < ceiling - Self.tolerance else {
        listWay += rest
        return
      }
      owner = .sheet
    }
    mayReturn = true
    let room = max(ceiling - height, 0)
    let part = min(rest, room)
    sheetWay += part
    listWay += rest - part
    if room - part < Self.nothing { owner = .list }
  }

  private mutating func goDown(_ way: CGFloat, _ offset: CGFloat) {
    var rest = way
    if owner == .list {
      let part = mayReturn ? min(rest, max(offset, 0)) : rest
      listWay -= part
      rest -= part
      guard rest > 0 else { return }
      owner = .sheet
    }
    sheetWay -= rest
  }
}
