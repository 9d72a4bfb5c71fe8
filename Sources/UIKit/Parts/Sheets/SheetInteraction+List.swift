import Foundation
import PantographGestures
import PantographMotion
import PantographTouches

/// A list in the sheet: both are one hand, and the finger is the sheet's or the list's at any time.
extension SheetInteraction {
  /// Whether a finger that a list would follow is the sheet's from its begin.
  ///
  /// Downwards a list that is at its top leaves the finger to the sheet; upwards any list does, while there is a
  /// larger place for the sheet and that is preferred to scrolling. What was caught on its way keeps the finger.
  func takes(
    _ pan: UIScrollViewPanGestureRecognizer, from scroller: Scroller, isTowardsEnd: Bool,
    isAtEdge: Bool
  ) -> Bool {
    guard mayShare(with: pan) else { return false }
    if isShared, stroke?.list === scroller.view { return true }
    if scroller.cameToMovingSheet { return true }
    guard !scroller.wasCaught else { return false }
    guard isTowardsEnd else { return isAtEdge }
    return controller.prefersScrollingExpandsWhenScrolledToEdge
      && controller.selectedIndex < controller.resting.count - 1
  }

  /// Scrolls beside the screen and more fingers than the sheet follows are the list's.
  private func mayShare(with pan: UIScrollViewPanGestureRecognizer) -> Bool {
    controller.isEdgeAttached && controller.presentation?.isPresented == true
      && pan.attempt.scrollAnchor == nil
      && pan.numberOfTouches <= hand.pan.maximumNumberOfTouches
  }

  /// Whether it is on its way by itself, so that a finger that comes takes hold of it.
  var isSettling: Bool { hand.isActive && !hand.isFollowing }

  // MARK: The list's own pan

  /// A list in the sheet begins to follow a finger; the sheet may have its part of it.
  func listBegan(_ scroller: Scroller, _ pan: UIScrollViewPanGestureRecognizer) -> Bool {
    guard !isShared, mayShare(with: pan), !isSettling else { return false }
    let isAtTop = scroller.isAtEdge(.vertical, false)
    stroke = SheetStroke(
      scroller.view, with: pan, isLists: true,
      SheetShare(owner: .list, mayReturn: isAtTop && !scroller.wasCaught, ceiling: ceiling),
      from: seenHeight)
    return true
  }

  /// Whether a list has a part of the finger that is on the sheet now.
  private var isShared: Bool { stroke?.pan.attempt.state.isActive ?? false }

  /// The list's finger has gone so far upwards, and all of it was the list's or the sheet's; the list's part is
  /// the answer.
  func listMoved(to way: CGFloat) -> CGFloat {
    guard let stroke, let pan = stroke.pan as? UIScrollViewPanGestureRecognizer else { return 0 }
    let isHeld = hand.isHeld(by: pan)
    if !isHeld { stroke.base = seenHeight }
    let part = stroke.follow(to: way) { isHeld || canTakeOver }
    if isHeld {
      hand.follow(pan)
    } else if stroke.share.sheetWay != 0 {
      hand.takeOver(from: pan, stroke.share.sheetWay > 0 ? .up : .down)
    }
    return part
  }

  private var canTakeOver: Bool {
    guard !hand.isActive, (try? ways(for: hand)) != nil else { return false }
    return hand.delegate?.handShouldBegin(hand) ?? true
  }

  /// The list's finger has gone. The answer says whether the list had it.
  func listEnded(_ pan: UIScrollViewPanGestureRecognizer) -> Bool {
    guard let stroke, stroke.isLists, stroke.pan === pan else { return true }
    if hand.isHeld(by: pan) { hand.follow(pan) }
    self.stroke = nil
    return stroke.share.owner == .list
  }

  // MARK: The sheet's pan

  private func beginStroke(_ pan: UIPanGestureRecognizer) {
    stroke = nil
    var view = pan.attempt.touches.first?.view
    while let current = view, !(current is SheetView) {
      if let list = current as? UIScrollView, list.isScrollEnabled, list.canScroll(.vertical) {
        stroke = SheetStroke(
          list, with: pan, isLists: false,
          SheetShare(owner: .sheet, mayReturn: true, ceiling: ceiling), from: heldHeight)
        return
      }
      view = current.superview
    }
  }

  /// The list begins where the sheet has no larger place, or none before which the list is to be scrolled.
  private var ceiling: CGFloat {
    let heights = controller.resting.map { $0.height }
    let highest = heights[heights.count - 1]
    if controller.prefersScrollingExpandsWhenScrolledToEdge { return highest }
    let seen = controller.shownHeight - SheetBand.tolerance
    return heights.first { $0 >= seen } ?? highest
  }

  // MARK: Speed that is left

  /// The list that goes on with the speed that a sheet has left at its largest place; only where the sheet has the
  /// finger now.
  var heir: UIScrollView? {
    guard let stroke, stroke.share.owner == .sheet else { return nil }
    return stroke.list
  }

  /// When a sheet that goes up comes to its place, and how fast it still is there; nil where it comes to rest there.
  ///
  /// - Parameters:
  ///   - way: Points from the place, upwards.
  ///   - velocity: Points a second, upwards.
  func arrival(after way: CGFloat, velocity: CGFloat) -> (seconds: Double, velocity: CGFloat)? {
    guard velocity > 0 else { return nil }
    guard way > 1 else { return (0, velocity) }
    // Without swinging, what is left of the way is (way − (velocity − ω·way)·t)·e^(−ωt).
    let frequency = hand.thresholds.handOff.spring.angularFrequency
    let surplus = Double(velocity) - frequency * Double(way)
    guard surplus > 0 else { return nil }
    let seconds = Double(way) / surplus
    return (seconds, CGFloat(surplus * Mathematics.exp(-frequency * seconds)))
  }
}

extension SheetInteraction: GripSharer {
  func share(_ sample: InteractionSample, of pan: UIPanGestureRecognizer) -> InteractionSample {
    if pan.state == .began, !isShared || stroke?.isLists == false { beginStroke(pan) }
    guard let stroke, stroke.pan === pan else { return sample }
    var own = sample
    if stroke.isLists {
      own.translation = PointVector(x: 0, y: Double(-stroke.share.sheetWay))
    } else {
      let part = stroke.follow(to: CGFloat(-sample.translation.y))
      if part != 0 { stroke.list?.scroller.move(shared: part) }
      own.translation.y += Double(stroke.share.listWay)
      stroke.list?.scroller.sharedOwnerChanged(isList: stroke.share.owner == .list)
    }
    if stroke.share.owner == .list { own.velocity = .zero }
    return own
  }

  func shareEnded(_ pan: UIPanGestureRecognizer) {
    guard let stroke, stroke.pan === pan, !stroke.isLists else { return }
    self.stroke = nil
    stroke.list?.scroller.endShared(pan, isOwner: stroke.share.owner == .list)
  }
}
