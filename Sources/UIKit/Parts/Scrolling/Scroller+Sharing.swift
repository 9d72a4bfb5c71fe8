import Foundation
import PantographMotion

/// The finger of a sheet, which moves the content for a part of its distance.
extension Scroller {
  /// The sharing container of the nearest view around this view.
  var sharingAround: (any ScrollSharing)? {
    var around = view.superview
    while let other = around {
      if let sharer = other as? any ScrollSharingView { return sharer.sharing }
      around = other.superview
    }
    return nil
  }

  /// The distance of the content from its top, in points, as the finger holds it; negative past the
  /// top.
  var distanceFromTop: CGFloat {
    let top = CGFloat(view.limits(.vertical).lowerBound)
    guard let hold else { return view.held(view.contentOffset).y - top }
    return hold.origin.y + wayOfContent.y - top
  }

  /// Gives the sheet its part of the movement of the view's own pan.
  func shareWay() {
    guard let hold, hold.isOwn, let shared = hold.sharedWay, let sharing,
      let pan = view.panGestureRecognizer as? UIScrollViewPanGestureRecognizer
    else { return }
    let part = sharing.listMoved(to: -pan.way.y)
    self.hold?.sharedWay = shared + part
    sharedOwnerChanged(isList: sharing.isLists)
  }

  /// Moves the content by its part, in points, of the movement of the sheet's finger. Positive
  /// values are upwards.
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

  /// Shows the indicators while the finger moves the content, and hides them while it moves the
  /// sheet.
  func sharedOwnerChanged(isList: Bool) {
    guard hold?.sharedWay != nil, isList != indicators.isShown else { return }
    isList ? indicators.show() : indicators.hide()
  }

  /// Ends the content's part when the sheet's finger has lifted.
  func endShared(_ pan: UIPanGestureRecognizer, isOwner: Bool) {
    guard hold?.isOwn == false else { return }
    catchContent()
    release(pan, isCancelled: pan.state == .cancelled, isOwner: isOwner)
    isTracking = false
  }

  /// Continues the movement of a sheet that has reached its largest detent.
  ///
  /// - Parameter velocity: The remaining velocity, in points per second.
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
