import Foundation
import QuartzCore

/// The root of a tree of views, which receives the events for them.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen that shows the window: the one that was set, or else the scene's or the main one.
  open var screen: UIScreen {
    get { ownScreen ?? windowScene?.screen ?? UIScreen.main }
    set { ownScreen = newValue }
  }
  /// The screen that was set; nil for a window that fills what shows it.
  @exclusivity(unchecked) package var ownScreen: UIScreen? {
    didSet {
      clock.framesPerSecond = ownScreen?.maximumFramesPerSecond ?? LayerClock.usualFramesPerSecond
    }
  }
  let arbiter = GestureArbiter()
  let deliveries = TouchDeliveries()
  lazy var keyboard = Keyboard(self)
  /// The reader for those who do not see the window; nil unless it has been started.
  @exclusivity(unchecked) var reader: ScreenReader?
  /// The area with the input views of the first responder; nil while it is not shown.
  @exclusivity(unchecked) weak var inputArea: InputArea?
  /// The recognizers whose views the pointer is over.
  @exclusivity(unchecked) var hovering: [UIHoverGestureRecognizer] = []
  /// Whether the view of the root view controller is in the window.
  @exclusivity(unchecked) var isShown = false
  /// The device that the window is shown as; nil for none.
  @exclusivity(unchecked) var device: WindowDevice?
  /// The device that new windows of the program are shown as; nil for none.
  package static var modelOfProgram: DeviceModel?
  open internal(set) var isKeyWindow: Bool {
    get {
      noteRead("keyWindow")
      return isKey
    }
    set { changing(["keyWindow"]) { isKey = newValue } }
  }
  @exclusivity(unchecked) private var isKey = false
  /// Whether a notification of the window's visibility has been posted.
  @exclusivity(unchecked) private var wasTold = false

  /// The view controller whose view fills the window once it is shown.
  open var rootViewController: UIViewController? {
    get {
      noteRead("rootViewController")
      return ownRoot
    }
    set {
      changing(["rootViewController"]) {
        let before = ownRoot
        ownRoot = newValue
        changeRoot(from: before)
      }
    }
  }
  @exclusivity(unchecked) private var ownRoot: UIViewController?

  private let clock = LayerClock(time: LayerClock.birth)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptDisplay()
  }

  private func adoptDisplay() {
    layer.ownClock = clock
    arbiter.window = self
    Self.list(self)
    guard frame == UIScreen.main.bounds else { return }
    if let model = Self.modelOfProgram { deviceModel = model }
    if let insets = Self.safeAreaOfProgram { safeAreaOfScreen = insets }
  }

  /// Creates a window of the screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window that fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    adoptDisplay()
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// The scene that the window is in.
  @exclusivity(unchecked) open weak var windowScene: UIWindowScene?

  /// Enters the scene of a program without scenes, if this is such a program.
  func joinSceneOfWholeProgram() {
    if windowScene == nil { windowScene = UIApplication.shared.sceneOfWholeProgram }
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    layer.ownClock = clock
    arbiter.window = self
    Self.list(self)
    coder.endObject(self)
  }

  /// Windows are freed on the main actor, even if the last reference to one is released on another thread,
  /// as that of a test's instance is. Meanwhile the main actor may reach the window from its views.
  @MainActor deinit {}

  open override var window: UIWindow? { self }

  override var isWindow: Bool { true }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview.viewController == nil { TestPool.keep(self) }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.responder }

  /// The insets that the screen's corners, notches and bars cover.
  open override var safeAreaInsets: UIEdgeInsets {
    noteRead("safeAreaInsets")
    return safeAreaOfScreen
  }

  /// The insets that a device covers; zero unless the window must look like one of a device.
  @exclusivity(unchecked) public var safeAreaOfScreen = UIEdgeInsets.zero {
    didSet { if safeAreaOfScreen != oldValue { safeAreaMayHaveChanged() } }
  }

  open override var traitCollection: UITraitCollection {
    let (size, scale) = (bounds.size, ownScreen?.scale ?? UIScreen.main.scale)
    if !traitRecord.hasOverrides, let known = knownTraits.known(for: size, scale) { return known }
    return knownTraits.collection(for: size, scale, traitRecord)
  }
  @exclusivity(unchecked) private var knownTraits = WindowTraits()

  open override var frame: CGRect {
    get { super.frame }
    set { changeSize(to: newValue.size) { super.frame = newValue } }
  }

  /// Notifies the view controllers of the new size, then runs `change`, then sets the frame.
  /// `change` makes the changes that go with the new size, such as a new orientation.
  func setFrame(_ frame: CGRect, with change: () -> Void) {
    changeSize(to: frame.size) {
      change()
      super.frame = frame
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeSize(to: newValue.size) { super.bounds = newValue } }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = super.isHidden
      super.isHidden = newValue
      if !newValue { joinSceneOfWholeProgram() }
      newValue ? hideRoot() : showRoot()
      if wasHidden != newValue || isShown && !wasTold {
        wasTold = true
        NotificationCenter.default.post(
          name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
          object: self)
      }
    }
  }

  /// The undo manager of all in the window, unless a responder has one of its own.
  open override var undoManager: UndoManager? {
    let manager = ownUndoManager ?? UndoManager()
    ownUndoManager = manager
    return manager
  }
  @exclusivity(unchecked) private var ownUndoManager: UndoManager?
  @Inert("a window has the size that its display gives it")
  open var canResizeToFitContent = false

  /// The level that orders windows on a screen.
  @Inert("each window is shown on its own")
  open var windowLevel = Level.normal

  open var canBecomeKey: Bool { true }

  /// Called when the window has become the key window; `resignKey()` is called when it no longer is.
  open func becomeKey() {}
  open func resignKey() {}

  /// Passes the event to the recognizers, sends their actions, then calls the views.
  open func sendEvent(_ event: UIEvent) {
    UIApplication.movement?.windowWillSend(self)
    reader?.stir()
    switch event.ownType {
    case .touches: sendTouches(event)
    case .hover: sendHover(event)
    case .scroll: sendScroll(event)
    case .motion, .remoteControl, .presses, .transform: return
    }
  }

  /// Advances the time. All that waits for time to pass happens, each at its own time: a long press, a tap
  /// that no second one follows, the end of an animation.
  public func advance(to time: TimeInterval) {
    if UIApplication.isProgram { UIApplication.turnMainQueue() }
    device?.follow()
    layoutIfNeeded()
    while let deadline = arbiter.nextDeadline, deadline <= time {
      clock.advance(to: deadline)
      let event = UIEvent(type: .touches, timestamp: deadline, touches: deliveries.touches)
      handle(event) { arbiter.fireDeadlines(at: deadline) }
    }
    clock.advance(to: time)
    device?.statusBar.follow()
    layoutIfNeeded()
    ownLayer.displayTreeIfNeeded()
    reader?.follow()
  }

  /// The layers of this window that have animations, in no order: between two frames nothing else moves by
  /// itself.
  package var animatedLayers: [CALayer] { clock.animatedLayers }

  /// Ends the gestures and cancels the touches of a view that has left this window.
  func forget(_ view: UIView) {
    for subview in ownSubviews.reversed() { subview.windowCover?.lost(view) }
    for recognizer in arbiter.engaged {
      if let own = recognizer.view, own.isDescendant(of: view) {
        recognizer.abandon(.leftWindow, in: arbiter)
      }
    }
    let isLost = { @MainActor (touch: UITouch) in touch.view?.isDescendant(of: view) ?? false }
    guard !deliveries.isEmpty else { return }
    let touches = deliveries.touches
    guard touches.contains(where: { isLost($0) }) else { return }
    let event = UIEvent(type: .touches, timestamp: clock.time, touches: touches)
    deliveries.cancel(of: event, where: isLost)
  }

  /// The time up to which the window has advanced, in seconds.
  package var now: TimeInterval { clock.time }

  /// The recognizers with an attempt in progress.
  package var engagedRecognizers: [UIGestureRecognizer] { arbiter.engaged }

  /// The collector of the recognizers' steps; nil unless requested.
  package var gestureTraceCollector: GestureTraceCollector? {
    get { arbiter.trace }
    set { arbiter.trace = newValue }
  }

  /// Passes one event through the recognizers, then calls the views.
  @inline(__always)
  func handle(_ event: UIEvent, _ work: @MainActor () -> Void) {
    let isOuter = arbiter.beginHandling()
    work()
    finishHandling(event, isOuter)
  }

  func finishHandling(_ event: UIEvent, _ isOuter: Bool) {
    arbiter.finishHandling(event, deliveries, isOuter: isOuter)
    deliveries.update(by: event)
    arbiter.trace?.endFrame(
      at: event.timestamp, fingers: deliveries.fingers, arbiter.engaged)
  }

  /// Completes an attempt that something outside of any event has ended.
  func settle() {
    handle(UIEvent(type: .touches, timestamp: clock.time, touches: deliveries.touches)) {}
  }

  // MARK: Recognizers

  private func sendTouches(_ event: UIEvent) {
    let isAnyNew = event.phases.contains(.began)
    if isAnyNew, let touch = event.orderedTouches.first(where: Self.endsHover) {
      endHover(of: touch, by: event)
    }
    handle(event) {
      event.markTouches()
      if isAnyNew {
        for touch in event.orderedTouches where touch.ownPhase == .began && touch.ownWindow === self
        {
          arbiter.offer(touch, of: event)
          deliveries.add(touch)
        }
      }
      arbiter.engaged.forEachKept { deliver(event, to: $0) }
    }
  }

  private static func endsHover(_ touch: UITouch) -> Bool {
    touch.ownPhase == .began && touch.type != .direct
  }

  private func deliver(_ event: UIEvent, to recognizer: UIGestureRecognizer) {
    var phases: UITouch.Phases = []
    for index in recognizer.attempt.touches.indices
    where recognizer.attempt.touches[index].eventSerial == event.serial {
      phases.insert(UITouch.Phases(recognizer.attempt.touches[index].ownPhase))
    }
    // Each step may end the attempt; a recognizer that has failed receives nothing more.
    if phases.contains(.began) { deliver(.began, event, to: recognizer) }
    if phases.contains(.moved) { deliver(.moved, event, to: recognizer) }
    if phases.contains(.ended) { deliver(.ended, event, to: recognizer) }
    if phases.contains(.cancelled) { deliver(.cancelled, event, to: recognizer) }
  }

  private func deliver(
    _ phase: UITouch.Phase, _ event: UIEvent, to recognizer: UIGestureRecognizer
  ) {
    guard !recognizer.attempt.state.isTerminal else { return }
    let touches = recognizer.touchSet(in: phase, of: event)
    // The touches may have been ignored meanwhile.
    if touches.isEmpty { return }
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    default: recognizer.touchesCancelled(touches, with: event)
    }
  }

  /// Makes the window the key window, and shows it with its root view controller.
  open func makeKeyAndVisible() { ownMakeKeyAndVisible() }
  open func makeKey() { ownMakeKey() }
}

/// The windows of the program, for the code that advances their time.
extension UIWindow {
  /// Refers to a window weakly. A `ViewReference` would still have the window while it waits to be freed.
  private struct Entry {
    weak var window: UIWindow?
  }

  private static var entries: [Entry] = []

  /// The existing windows, in the order in which they were made.
  package static var all: [UIWindow] { entries.compactMap(\.window) }

  static func list(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }

  /// The safe area of new windows that are as large as the screen; nil for none.
  package static var safeAreaOfProgram: UIEdgeInsets?
}
