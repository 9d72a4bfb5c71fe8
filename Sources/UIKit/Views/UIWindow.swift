import Foundation

/// The root of a tree of views, and where events enter it.
@MainActor
open class UIWindow: UIView {
  public var screen: UIScreen? {
    didSet {
      clock.framesPerSecond = screen?.maximumFramesPerSecond ?? UIScreen.usualFramesPerSecond
    }
  }
  let arbiter = GestureArbiter()
  private var deliveries: [TouchDelivery] = []
  /// Whether its root view controller is in it.
  var isShown = false
  public internal(set) var isKeyWindow = false

  /// Fills the window once it is shown.
  open var rootViewController: UIViewController? {
    didSet { changeRoot(from: oldValue) }
  }

  private let clock = LayerClock(time: 0)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.ownClock = clock
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { nil }

  /// What the screen's corners, notches and bars cover.
  open override var safeAreaInsets: UIEdgeInsets { safeAreaOfScreen }

  /// Zero unless the window is to look like one of a device that covers some of it.
  public var safeAreaOfScreen = UIEdgeInsets.zero {
    didSet { if safeAreaOfScreen != oldValue { safeAreaMayHaveChanged() } }
  }

  open override var traitCollection: UITraitCollection {
    UITraitCollection(traitValues(for: bounds.size))
  }

  open override var frame: CGRect {
    get { super.frame }
    set { changeSize(to: newValue.size) { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeSize(to: newValue.size) { super.bounds = newValue } }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      newValue ? hideRoot() : showRoot()
    }
  }

  /// Hands the event to the recognizers, sends their actions, then tells the views what is theirs.
  open func sendEvent(_ event: UIEvent) {
    let touches = (event.allTouches ?? []).filter { $0.window === self }
      .sorted { $0.order < $1.order }
    arbiter.handle {
      for touch in touches where touch.phase == .began {
        arbiter.offer(touch, of: event)
        deliveries.append(TouchDelivery(touch: touch))
      }
      for recognizer in arbiter.engaged { deliver(event, to: recognizer) }
    } beforeReset: {
      cancelClaimed(event)
    }
    deliverToViews(event)
    deliveries.removeAll { $0.isOver }
  }

  /// Lets what waits for time to pass happen, each at its own time: a long press, a tap that no
  /// second one follows, the end of an animation.
  public func advance(to time: TimeInterval) {
    layoutIfNeeded()
    while let deadline = arbiter.nextDeadline, deadline <= time {
      clock.advance(to: deadline)
      let event = UIEvent(type: .touches, timestamp: deadline)
      arbiter.handle {
        arbiter.fireDeadline(at: deadline)
      } beforeReset: {
        cancelClaimed(event)
      }
      deliverToViews(event)
      deliveries.removeAll { $0.isOver }
    }
    clock.advance(to: time)
    layoutIfNeeded()
  }

  /// The layers of this window that have animations, in no order: between two frames nothing else
  /// moves by itself.
  package var animatedLayers: [CALayer] { Array(clock.animated.values) }

  /// A view left this window: its touches are no longer anybody's.
  func forget(_ view: UIView) {
    for recognizer in arbiter.engaged {
      if let own = recognizer.view, own.isDescendant(of: view) {
        recognizer.abandon(in: arbiter)
      }
    }
  }

  // MARK: Recognizers

  private func deliver(_ event: UIEvent, to recognizer: UIGestureRecognizer) {
    func mine(_ phase: UITouch.Phase) -> Set<UITouch> {
      Set(recognizer.touches.filter { $0.phase == phase && event.allTouches!.contains($0) })
    }
    // Each step may end the attempt; a recognizer that failed hears nothing more.
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      guard !recognizer.currentState.isTerminal else { return }
      let touches = mine(phase)
      if touches.isEmpty { continue }
      switch phase {
      case .began: recognizer.touchesBegan(touches, with: event)
      case .moved: recognizer.touchesMoved(touches, with: event)
      case .ended: recognizer.touchesEnded(touches, with: event)
      default: recognizer.touchesCancelled(touches, with: event)
      }
    }
  }

  // MARK: Views

  private func cancelClaimed(_ event: UIEvent) {
    for index in deliveries.indices where !deliveries[index].isCancelled {
      let touch = deliveries[index].touch
      let isClaimed = arbiter.engaged.contains { recognizer in
        recognizer.cancelsTouchesInView
          && (recognizer.currentState.isActive || recognizer.currentState == .ended)
          && recognizer.attemptTouches.contains { $0 === touch }
      }
      guard isClaimed else { continue }
      deliveries[index].isCancelled = true
      if deliveries[index].hasBegun, !deliveries[index].hasEnded {
        touch.view?.touchesCancelled([touch], with: event)
      }
    }
  }

  private func deliverToViews(_ event: UIEvent) {
    for index in deliveries.indices {
      guard !deliveries[index].isOver else { continue }
      let touch = deliveries[index].touch
      let watchers = (touch.gestureRecognizers ?? []).filter { $0.currentState == .possible }
      deliveries[index].deliver(
        holdsBegan: watchers.contains { $0.delaysTouchesBegan },
        holdsEnded: watchers.contains { $0.delaysTouchesEnded || $0.delaysTouchesBegan },
        event: event)
    }
  }
}
