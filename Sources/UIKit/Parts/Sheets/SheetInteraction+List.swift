import Foundation
import PantographGestures
import PantographMotion
import PantographTouches

/// Shares one finger between the sheet and a list in it. At any time the finger moves only one of
/// them.
extension SheetInteraction: ScrollSharing {
  var isLists: Bool { stroke?.share.owner != .sheet }

  /// Returns whether a finger that a list would follow moves the sheet from its start.
  ///
  /// A downward drag moves the sheet if the list is at its top. An upward drag moves the sheet if
  /// there is a larger detent and `prefersScrollingExpandsWhenScrolledToEdge` is set. A finger that
  /// catches a moving sheet moves the sheet; a finger that catches a moving list moves the list.
  func takes(
    _ pan: UIScrollViewPanGestureRecognizer, from scroller: Scroller, isTowardsEnd: Bool,
    isAtEdge: Bool
  ) -> Bool {
    guard mayShare(with: pan) else { return false }
    if isShared, stroke?.list === scroller.view { return true }
    if scroller.landing.cameToMovingSheet { return true }
    guard !scroller.landing.wasCaught else { return false }
    guard isTowardsEnd else { return isAtEdge }
    return controller.prefersScrollingExpandsWhenScrolledToEdge
      && controller.selectedIndex < controller.resting.count - 1
  }

  /// Returns whether the sheet can share this pan. Scrolls of a wheel or touchpad, and pans with
  /// more fingers than the sheet follows, belong to the list.
  private func mayShare(with pan: UIScrollViewPanGestureRecognizer) -> Bool {
    controller.isEdgeAttached && controller.presentation?.isPresented == true
      && pan.attempt.scrollAnchor == nil
      && pan.numberOfTouches <= grip.pan.maximumNumberOfTouches
  }

  /// Whether the sheet is moving by itself, so that a new finger catches it.
  var isSettling: Bool { grip.isActive && !grip.isFollowing }

  // MARK: The list's own pan

  /// Called when a list in the sheet begins to follow a finger. Returns whether the sheet may take
  /// a part of the movement.
  func listBegan(_ scroller: Scroller, _ pan: UIScrollViewPanGestureRecognizer) -> Bool {
    guard !isShared, mayShare(with: pan), !isSettling else { return false }
    let isAtTop = scroller.isAtEdge(.vertical, false)
    stroke = SheetStroke(
      scroller.view, with: pan, isLists: true,
      SheetShare(owner: .list, mayReturn: isAtTop && !scroller.landing.wasCaught, ceiling: ceiling),
      from: heldHeight)
    return true
  }

  /// Whether a list shares the finger that is on the sheet now.
  private var isShared: Bool { stroke?.pan.attempt.state.isActive ?? false }

  /// Called when the finger on the list has moved to a total distance, in points, counted upwards.
  /// Moves the sheet by its part of the step, and returns the list's part.
  func listMoved(to way: CGFloat) -> CGFloat {
    guard let stroke, let pan = stroke.pan as? UIScrollViewPanGestureRecognizer else { return 0 }
    let isHeld = grip.isHeld(by: pan)
    if !isHeld { stroke.base = heldHeight }
    let part = stroke.follow(to: way) { isHeld || canTakeOver }
    if isHeld {
      grip.follow(pan)
    } else if stroke.share.sheetWay != 0 {
      grip.takeOver(from: pan, stroke.share.sheetWay > 0 ? .up : .down)
    }
    return part
  }

  private var canTakeOver: Bool {
    guard !grip.isActive, (try? ways(for: grip)) != nil else { return false }
    return grip.delegate?.gripShouldBegin(grip) ?? true
  }

  /// Called when the finger on the list has lifted. Returns whether the finger was moving the list
  /// rather than the sheet.
  func listEnded(_ pan: UIScrollViewPanGestureRecognizer) -> Bool {
    guard let stroke, stroke.isLists, stroke.pan === pan else { return true }
    if grip.isHeld(by: pan) { grip.follow(pan) }
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
          SheetShare(owner: .sheet, mayReturn: true, ceiling: ceiling), from: takenHeight)
        return
      }
      view = current.superview
    }
  }

  /// The height at which the list starts to move instead of the sheet. It is the largest detent, or
  /// the lowest detent that is not below the sheet's height if scrolling does not expand the sheet.
  private var ceiling: CGFloat {
    let heights = controller.resting.map { $0.height }
    let highest = heights[heights.count - 1]
    if controller.prefersScrollingExpandsWhenScrolledToEdge { return highest }
    let seen = controller.shownHeight - SheetShare.tolerance
    return heights.first { $0 >= seen } ?? highest
  }

  // MARK: Speed that is left

  /// The list that continues with the speed that the sheet has left at its largest detent. Nil
  /// unless the finger is moving the sheet now.
  var heir: UIScrollView? {
    guard let stroke, stroke.share.owner == .sheet else { return nil }
    return stroke.list
  }

  /// Returns the time until a sheet that moves up reaches its place, and its speed there, in points
  /// per second. Returns nil if the sheet comes to rest there.
  ///
  /// - Parameters:
  ///   - way: The distance to the place, in points, counted upwards.
  ///   - velocity: The velocity, in points per second, counted upwards.
  func arrival(after way: CGFloat, velocity: CGFloat) -> (seconds: Double, velocity: CGFloat)? {
    guard velocity > 0 else { return nil }
    guard way > 1 else { return (0, velocity) }
    guard grip.thresholds.handOff.isSpring else { return nil }
    // With critical damping, the remaining distance is (way − (velocity − ω·way)·t)·e^(−ωt).
    let frequency = grip.thresholds.handOff.spring.angularFrequency
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
