import Foundation

/// Divides the movement of one finger between a sheet and the list in it. At any time the finger
/// moves only one of them. When one reaches its limit, the other takes the rest of the movement.
///
/// Distances are counted upwards, in points. The type is pure, so that each rule can be tested
/// without views.
struct SheetShare: Hashable {
  enum Owner { case sheet, list }

  /// Two heights that differ by less than this are equal, in points. Half a point is not visible.
  static let tolerance: CGFloat = 0.5

  /// A remainder below this, in points, is a rounding error of the summed steps.
  private static let nothing: CGFloat = 1e-6

  private(set) var owner: Owner
  /// Whether a list that is dragged down to its top leaves the rest of the movement to the sheet. A
  /// list that did not begin at its top rubber-bands instead, unless the sheet had the finger
  /// before.
  private var mayReturn: Bool
  /// Whether the sheet is excluded for the rest of the movement.
  private var isListsAlone = false
  /// The height that the sheet reaches before the list moves, in points.
  let ceiling: CGFloat
  /// The sheet's part of the movement so far, in points.
  private(set) var sheetWay: CGFloat = 0
  private(set) var listWay: CGFloat = 0

  init(owner: Owner, mayReturn: Bool, ceiling: CGFloat) {
    self.owner = owner
    self.mayReturn = mayReturn
    self.ceiling = ceiling
  }

  /// Gives the rest of the movement to the list, because the sheet cannot move.
  mutating func leaveToList() {
    owner = .list
    mayReturn = false
    isListsAlone = true
  }

  /// Divides the next step of the finger.
  ///
  /// - Parameters:
  ///   - step: The distance since the last call.
  ///   - height: The height at which the finger holds the sheet.
  ///   - offset: The distance of the list from its top.
  mutating func take(_ step: CGFloat, height: CGFloat, offset: CGFloat) {
    guard step.isFinite else { return }
    if step > 0 { goUp(step, height, offset) } else if step < 0 { goDown(-step, offset) }
  }

  private mutating func goUp(_ way: CGFloat, _ height: CGFloat, _ offset: CGFloat) {
    var rest = way
    if owner == .list {
      // The list's overscroll past its top is undone first.
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
