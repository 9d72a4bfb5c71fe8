import Foundation
import PantographMotion

/// The finger of a sheet: the content has its part of it.
extension Scroller {
  /// Of the nearest view around it that shares.
  var sharingAround: (any ScrollSharing)? {
    var around = view.superview
    while let other = around {
      if let sharer = other as? any ScrollSharingView { return sharer.sharing }
      around = other.superview
    }
    return nil
  }

  /// How far the content is from its top, as the finger has it; below nothing past the top.
  var distanceFromTop: CGFloat {
    let top = CGFloat(view.limits(.vertical).lowerBound)
    guard let hold else { return view.held(view.contentOffset).y - top }
    return hold.origin.y + wayOfContent.y - top
  }

  /// Leaves the sheet its part of the way of the view's own pan.
  func shareWay() {
    guard let hold, hold.isOwn, let shared = hold.sharedWay, let sharing,
      let pan = view.panGestureRecognizer as? UIScrollViewPanGestureRecognizer
    else { return }
    let part = sharing.listMoved(to: -pan.way.y)
    self.hold?.sharedWay = shared + part
    sharedOwnerChanged(isList: sharing.isLists)
  }

  /// The sheet's finger has gone so far upwards for the content.
  func move(shared part: CGFloat) {
    if hold == nil {
      catchContent()
      takeHold(isOwn: false)
      hold?.sharedWay = 0
    }
    guard let hold, !hold.isOwn, let way = hold.sharedWay else { return }
    self.hold?.sharedWay = way + part
    moveContent()
  }

  /// Only content that is moved shows where it is.
  func sharedOwnerChanged(isList: Bool) {
    guard hold?.sharedWay != nil, isList != indicators.isShown else { return }
    isList ? indicators.show() : indicators.hide()
  }

  /// The sheet's finger has gone.
  func endShared(_ pan: UIPanGestureRecognizer, isOwner: Bool) {
    guard hold?.isOwn == false else { return }
    catchContent()
    release(pan, isCancelled: pan.state == .cancelled, isOwner: isOwner)
    isTracking = false
  }

  /// The sheet has come to its largest place, and the content goes on with the speed that is left.
  ///
  /// - Parameter velocity: Points a second.
  func goOn(with velocity: CGFloat) {
    guard hold == nil, !isTracking, view.window != nil else { return }
    catchContent()
    let offset = view.contentOffset
    let next = coast(from: offset, velocity: CGPoint(x: 0, y: velocity))
    guard case .coast(_, let y, _) = next, y.duration > 0 else { return }
    tell(next, from: offset, velocity: CGPoint(x: 0, y: velocity), "goes on for the sheet")
    movement = next
    indicators.show()
    view.delegate?.scrollViewWillBeginDecelerating(view)
    startLink()
  }
}
