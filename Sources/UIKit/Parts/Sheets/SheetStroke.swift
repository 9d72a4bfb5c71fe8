import Foundation

/// One finger that a sheet and a list in it share, from its start until it lifts.
@MainActor
final class SheetStroke {
  weak var list: UIScrollView?
  /// The pan that follows the finger: the sheet's pan or the list's own.
  let pan: UIPanGestureRecognizer
  let isLists: Bool
  var share: SheetShare
  /// The height at which the finger holds the sheet if the sheet's part of the movement is 0.
  var base: CGFloat
  /// The finger's distance at the last call, counted upwards.
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

  /// Divides the movement since the last call, and returns the list's part.
  ///
  /// - Parameters:
  ///   - way: The finger's distance so far, in points, counted upwards.
  ///   - sheetMoves: Called when the sheet is to take a part. If it returns false, the list takes
  ///     everything.
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
