import Foundation

/// One finger that a sheet and a list in it share, from its begin to its lift.
@MainActor
final class SheetStroke {
  weak var list: UIScrollView?
  /// The pan that follows it: the sheet's, or the list's own.
  let pan: UIPanGestureRecognizer
  let isLists: Bool
  var share: SheetShare
  /// The height at which the finger had the sheet with nothing of the way.
  var base: CGFloat
  /// The finger's way upwards, as it was last seen.
  private var latest: CGFloat = 0

  init(
    _ list: UIScrollView, with pan: UIPanGestureRecognizer, isLists: Bool, _ share: SheetShare,
    from base: CGFloat
  ) {
    self.list = list
    self.base = base
    self.pan = pan
    self.isLists = isLists
    self.share = share
  }

  /// Shares what has come to the finger's way, and says how much of that is the list's.
  ///
  /// - Parameters:
  ///   - way: All of it so far, upwards.
  ///   - sheetMoves: Asked once the sheet is to have a part of it.
  func follow(to way: CGFloat, sheetMoves: () -> Bool = { true }) -> CGFloat {
    let (before, step) = (share, way - latest)
    let offset = list?.scroller.distanceFromTop ?? 0
    latest = way
    share.take(step, height: base + before.sheetWay, offset: offset)
    if share.sheetWay != before.sheetWay, !sheetMoves() {
      share = before
      share.leaveToList()
      share.take(step, height: base, offset: offset)
    }
    return share.listWay - before.listWay
  }
}
