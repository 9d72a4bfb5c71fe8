import Foundation
import PantographMotion

extension Scroller {
  /// What a control that refreshes takes at the top.
  var refreshInset: CGFloat {
    view.refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0
  }

  /// The content was moved: whoever refreshes it looks how far it is pulled.
  func lookAtPull() {
    guard let refresher = view.refreshControl else { return }
    let top = -(adjustedInset.top - shownRefreshInset)
    refresher.wasPulled(by: top - view.contentOffset.y, isDragging: hold != nil)
  }

  /// There is room for the refreshing from now on, or no more. What is seen stays where it is, and goes from there
  /// to where it may rest, but not from under a finger.
  func refreshingChanged() {
    let offset = view.contentOffset
    let velocity = coastVelocity
    roomChanged(isRefresh: true)
    view.refreshControl?.place()
    if hold != nil {
      wasMoved()
    } else if let velocity {
      movement = coast(from: offset, velocity: velocity)
    } else if !isTracking, case .none = movement {
      let within = offsetWithin(offset)
      if within != offset { animate(to: within) }
    }
    lookAtPull()
  }

  private var coastVelocity: CGPoint? {
    guard case .coast(let x, let y, let since) = movement else { return nil }
    let time = now - since
    return CGPoint(x: x.velocity(after: time), y: y.velocity(after: time))
  }
}
