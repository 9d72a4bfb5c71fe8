import Foundation
import PantographMotion

extension Scroller {
  /// The inset that the refresh control takes at the top while it refreshes, in points.
  var refreshInset: CGFloat {
    view.refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0
  }

  /// Notifies the refresh control of the distance that the content is pulled down.
  func lookAtPull() {
    guard let refresher = view.refreshControl else { return }
    let top = -(room.inset.top - room.refreshInset)
    refresher.wasPulled(by: top - view.contentOffset.y, isDragging: hold != nil)
  }

  /// Adds or removes the refresh control's inset when refreshing begins or ends. The visible
  /// content does not jump: it animates to where it may rest, unless a finger holds it.
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
