// Records the touches of an iPhone's application, and the callbacks that follow them. docs/probe.md explains the use.
// Add this file to the application, and call `Probe.start()` when the application has launched. The file uses public
// API of iOS 13 and later, in Swift 5 and 6, and changes no class of the application.
import Foundation
import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// Writes two files: the touches as an evemu recording, and the callbacks as a trace of Pantograph.
@MainActor
final class Probe: NSObject {
  struct Options {
    /// Whether the names of the application's classes are written. Otherwise all are named by their
    /// classes in UIKit.
    var writesClassNames = true
    /// Whether view controllers of the application get a child that reports their callbacks.
    var addsChildren = true
    /// Whether the probe becomes the delegate of objects that have none.
    var takesFreeDelegates = false
    /// The folder of the files; nil for `Probe` in the application's documents.
    var folder: URL?
  }

  private(set) static var running: Probe?

  /// The recording and the trace.
  let files: [URL]
  fileprivate let options: Options
  private let recording: ProbeRecording
  private let trace: ProbeTrace
  private let names: ProbeNames
  private let delegates = ProbeDelegates()
  private var link: CADisplayLink?
  private var isTicking = false
  private var observers: [any NSObjectProtocol] = []
  private var windows: [ProbeWeak<UIWindow>] = []
  private var recognizers: [ObjectIdentifier: WatchedRecognizer] = [:]
  private var scrollViews: [ObjectIdentifier: WatchedScrollView] = [:]
  private var transitions: [WatchedTransition] = []
  /// Coordinators of transitions that have ended, which view controllers may still have.
  private var ended: [ProbeWeak<AnyObject>] = []
  private var transitionCount = 0
  private var children: [ProbeWeak<ProbeChild>] = []
  private var lastTouch = -Double.infinity

  /// The seconds without a touch after which a sequence of touches is over. Longer than all that
  /// UIKit waits for after a lift, such as another tap.
  private static let rest = 1.0

  private struct WatchedRecognizer {
    weak var recognizer: UIGestureRecognizer?
    var name: String
    var hasTouches = false
    var hasActed = false
  }

  private struct WatchedScrollView {
    weak var view: UIScrollView?
    var name: String
    var states: [Bool]
    var offset: CGPoint
    var zoom: CGFloat
  }

  private struct WatchedTransition {
    var coordinator: any UIViewControllerTransitionCoordinator
    var name: String
    var progress = CGFloat.nan
  }

  // MARK: For applications

  /// Starts a recording, and prints the paths of its files. Without files, nothing is recorded.
  @discardableResult
  static func start(_ options: Options = Options()) -> Probe? {
    running?.end()
    running = Probe(options)
    guard let running else {
      print("Probe: the files cannot be written")
      return nil
    }
    running.begin()
    for file in running.files { print("Probe: \(file.path)") }
    return running
  }

  /// Ends the recording, and returns its files.
  @discardableResult
  static func stop() -> [URL] {
    guard let probe = running else { return [] }
    probe.end()
    running = nil
    return probe.files
  }

  /// Reports the callbacks of a view controller from the first on, if called in its `viewDidLoad`.
  static func watch(_ controller: UIViewController) { running?.addChild(to: controller) }

  /// Adds a line to the trace, such as a callback of a delegate.
  static func note(_ text: String) { running?.call(text) }

  /// Ends the recording, and offers its files to AirDrop, Files and other applications.
  static func share(from controller: UIViewController) {
    let sheet = UIActivityViewController(activityItems: stop(), applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = controller.view
    controller.present(sheet, animated: true)
  }

  // MARK: Life

  private init?(_ options: Options) {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    let path = ProcessInfo.processInfo.environment["PROBE_FOLDER"]
    let folder =
      options.folder ?? path.map { URL(fileURLWithPath: $0) }
      ?? (documents ?? FileManager.default.temporaryDirectory).appendingPathComponent("Probe")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var number = 1
    func file(_ ending: String) -> URL {
      folder.appendingPathComponent("probe-\(number).\(ending)")
    }
    while FileManager.default.fileExists(atPath: file("evemu").path) { number += 1 }
    files = [file("evemu"), file("json")]
    guard let recorded = ProbeFile(files[0], tail: ""),
      let traced = ProbeFile(files[1], tail: "\n]}\n")
    else { return nil }
    self.options = options
    names = ProbeNames(writesClassNames: options.writesClassNames)
    recording = ProbeRecording(recorded)
    trace = ProbeTrace(traced, of: files[0].lastPathComponent)
    super.init()
  }

  private func begin() {
    delegates.probe = self
    #if canImport(ObjectiveC)
      link = CADisplayLink(target: self, selector: #selector(tick))
    #else
      link = CADisplayLink(target: self, selector: { probe in { _ in probe.tick() } })
    #endif
    observe(UIWindow.didBecomeVisibleNotification) { $0.look() }
    observe(UIApplication.didBecomeActiveNotification) { $0.look() }
    observe(UIApplication.willResignActiveNotification) { $0.call("application willResignActive") }
    observe(UIApplication.didEnterBackgroundNotification) { $0.settle() }
    observe(UIApplication.willTerminateNotification) { $0.settle() }
    look()
  }

  private func observe(_ name: Notification.Name, _ work: @escaping @MainActor (Probe) -> Void) {
    let observer = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self.map { work($0) } }
    }
    observers.append(observer)
  }

  private func end() {
    settle()
    link?.invalidate()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    for window in windows.compactMap({ $0.object }) {
      for own in (window.gestureRecognizers ?? []) where own is ProbeTouches {
        window.removeGestureRecognizer(own)
      }
    }
    for watched in recognizers.values { watched.recognizer?.removeTarget(self, action: nil) }
    for child in children { child.object?.leave() }
    recording.file.close()
    trace.file.close()
  }

  // MARK: Touches

  /// Takes all touches of an event. Further calls with the same event change nothing.
  fileprivate func take(_ event: UIEvent) {
    guard event.type == .touches, let all = event.allTouches else { return }
    let touches = all.filter { touch in
      guard let window = touch.window else { return false }
      return touch.type != .indirect && windows.contains { $0.object === window }
    }
    if !recording.isDown, touches.contains(where: { $0.phase == .began }) { endSequence() }
    let frames = recording.take(touches, of: event)
    for frame in frames {
      trace.start = trace.start ?? frame.time
      trace.add(at: frame.time, fingers: frame.fingers, contacts: frame.contacts)
    }
    guard let last = frames.last else { return }
    lastTouch = CACurrentMediaTime()
    for touch in touches where touch.phase == .began { watchRecognizers(of: touch, at: last.time) }
    look()
  }

  private func watchRecognizers(of touch: UITouch, at time: Int) {
    var next = touch.view
    while let view = next {
      if let scrollView = view as? UIScrollView { watch(scrollView) }
      for recognizer in view.gestureRecognizers ?? []
      where touch.gestureRecognizers?.contains(recognizer) ?? true {
        guard let name = name(of: recognizer, on: view) else { continue }
        recognizers[ObjectIdentifier(recognizer)]?.hasTouches = true
        trace.add(at: time, gesture: name, "possible")
      }
      next = view.superview
    }
  }

  /// Returns the name of a recognizer, whose action is from now on observed; nil for an unknown kind.
  private func name(of recognizer: UIGestureRecognizer, on view: UIView) -> String? {
    let key = ObjectIdentifier(recognizer)
    if let known = recognizers[key], known.recognizer === recognizer { return known.name }
    guard let kind = names.kind(of: recognizer) else { return nil }
    let name = names.name(of: recognizer, titled: "\(kind) on \(names.name(of: view))")
    recognizers[key] = WatchedRecognizer(recognizer: recognizer, name: name)
    #if canImport(ObjectiveC)
      recognizer.addTarget(self, action: #selector(acted(_:)))
    #else
      recognizer.addTarget(self, action: { probe in { probe.acted($0) } })
    #endif
    return name
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func acted(_ recognizer: UIGestureRecognizer) {
    let key = ObjectIdentifier(recognizer)
    guard let watched = recognizers[key], watched.recognizer === recognizer else { return }
    recognizers[key]?.hasActed = true
    let phases = ["possible", "began", "changed", "ended", "cancelled", "failed"]
    trace.add(at: recording.now, gesture: watched.name, phases[recognizer.state.rawValue])
    lookAtScrollViews()
    look()
  }

  /// Reports the recognizers that had touches and did not act. UIKit tells nobody when one fails.
  private func endSequence() {
    let silent = recognizers.values.filter { $0.hasTouches && !$0.hasActed }.map(\.name)
    for name in silent.sorted() { trace.add(at: recording.now, gesture: name, "failed") }
    recognizers = recognizers.filter { $0.value.recognizer != nil }
    for key in recognizers.keys {
      recognizers[key]?.hasTouches = false
      recognizers[key]?.hasActed = false
    }
  }

  // MARK: View controllers and transitions

  /// Adds a line at the present time.
  fileprivate func call(_ text: String) {
    trace.add(at: recording.now, callback: text)
    setTicking(true)
  }

  /// Starts or stops the calls at each frame of the display.
  private func setTicking(_ isWanted: Bool) {
    guard isWanted != isTicking else { return }
    isTicking = isWanted
    if isWanted {
      link?.add(to: .main, forMode: .common)
    } else {
      link?.remove(from: .main, forMode: .common)
    }
  }

  fileprivate func call(_ text: String, of object: AnyObject) {
    call("\(names.name(of: object)) \(text)")
    look()
  }

  /// Finds new windows, view controllers and transitions.
  private func look() {
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      for window in scene.windows { add(window) }
    }
    #if !canImport(ObjectiveC)
      // On iOS an application that declares no scenes has one, too.
      for window in UIApplication.shared.windows { add(window) }
    #endif
    windows.removeAll { $0.object == nil }
    var seen: Set<ObjectIdentifier> = []
    for window in windows.compactMap({ $0.object }) {
      if let root = window.rootViewController { look(at: root, &seen) }
    }
    if !isAtRest { setTicking(true) }
  }

  private func look(at controller: UIViewController, _ seen: inout Set<ObjectIdentifier>) {
    guard !(controller is ProbeChild), seen.insert(ObjectIdentifier(controller)).inserted else {
      return
    }
    if let coordinator = controller.transitionCoordinator { watch(coordinator) }
    if options.addsChildren, names.isOwn(controller) { addChild(to: controller) }
    if options.takesFreeDelegates { delegates.take(controller) }
    for child in controller.children { look(at: child, &seen) }
    if let presented = controller.presentedViewController { look(at: presented, &seen) }
  }

  /// Adds the recognizer of touches to a window. The windows of the keyboard have other levels.
  fileprivate func add(_ window: UIWindow) {
    let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
    guard levels.contains(window.windowLevel), !windows.contains(where: { $0.object === window })
    else { return }
    windows.append(ProbeWeak(window))
    if !(window is ProbeWindow) { window.addGestureRecognizer(ProbeTouches(self)) }
  }

  private func addChild(to controller: UIViewController) {
    let isContainer =
      controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController || controller is UIPageViewController
    guard controller.isViewLoaded, !isContainer,
      !controller.children.contains(where: { $0 is ProbeChild })
    else { return }
    let child = ProbeChild(self)
    children.removeAll { $0.object == nil }
    children.append(ProbeWeak(child))
    child.join(controller)
  }

  private func watch(_ coordinator: any UIViewControllerTransitionCoordinator) {
    ended.removeAll { $0.object == nil }
    guard !transitions.contains(where: { $0.coordinator === coordinator }),
      !ended.contains(where: { $0.object === coordinator })
    else { return }
    let name = "transition \(transitionCount + 1)"
    let isRunning = coordinator.animate(alongsideTransition: nil) { [weak self] context in
      self?.end(name)
      self?.call("\(name) \(context.isCancelled ? "is cancelled" : "is completed")")
    }
    guard isRunning else { return ended.append(ProbeWeak(coordinator)) }
    transitionCount += 1
    transitions.append(WatchedTransition(coordinator: coordinator, name: name))
    func end(_ key: UITransitionContextViewControllerKey) -> String {
      coordinator.viewController(forKey: key).map { names.name(of: $0) } ?? "nothing"
    }
    let hand = coordinator.initiallyInteractive ? "interactive" : "not interactive"
    call("\(name) begins, from \(end(.from)) to \(end(.to)), \(hand)")
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      let kind = context.isInteractive ? "is held" : context.isCancelled ? "goes back" : "goes on"
      self?.sampleTransitions()
      self?.call("\(name) \(kind)")
    }
  }

  private func end(_ transition: String) {
    for watched in transitions where watched.name == transition {
      ended.append(ProbeWeak(watched.coordinator))
    }
    transitions.removeAll { $0.name == transition }
  }

  // MARK: Values over time

  private func watch(_ view: UIScrollView) {
    let key = ObjectIdentifier(view)
    guard scrollViews[key]?.view !== view else { return }
    scrollViews[key] = WatchedScrollView(
      view: view, name: names.name(of: view), states: Self.states(of: view),
      offset: view.contentOffset, zoom: view.zoomScale)
    if options.takesFreeDelegates { delegates.take(view) }
  }

  /// Returns the states in the order in which they follow each other. `isDragging` stays true while
  /// the content decelerates.
  private static func states(of view: UIScrollView) -> [Bool] {
    [view.isDragging && !view.isDecelerating, view.isDecelerating, view.isZooming]
  }

  private func lookAtScrollViews() {
    for (key, watched) in scrollViews.sorted(by: { $0.value.name < $1.value.name }) {
      guard let view = watched.view else {
        scrollViews[key] = nil
        continue
      }
      if view.contentOffset != watched.offset {
        let offset = [Double(view.contentOffset.x), Double(view.contentOffset.y)]
        trace.add(at: recording.now, value: "offset of \(watched.name)", offset, decimals: 2)
      }
      if view.zoomScale != watched.zoom {
        let scale = Double(view.zoomScale)
        trace.add(at: recording.now, value: "zoom of \(watched.name)", [scale], decimals: 4)
      }
      let states = Self.states(of: view)
      for (index, verb) in ["dragging", "decelerating", "zooming"].enumerated()
      where states[index] != watched.states[index] {
        call("\(watched.name) \(states[index] ? "begins" : "ends") \(verb)")
      }
      scrollViews[key]?.offset = view.contentOffset
      scrollViews[key]?.zoom = view.zoomScale
      scrollViews[key]?.states = states
    }
  }

  private func sampleTransitions() {
    for (index, transition) in transitions.enumerated() {
      let progress = transition.coordinator.percentComplete
      guard progress != transition.progress else { continue }
      transitions[index].progress = progress
      let name = "progress of \(transition.name)"
      trace.add(at: recording.now, value: name, [Double(progress)], decimals: 4)
    }
  }

  private var isAtRest: Bool {
    !recording.isDown && transitions.isEmpty && CACurrentMediaTime() - lastTouch > Self.rest
      && !scrollViews.values.contains { $0.states.contains(true) }
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func tick() {
    sampleTransitions()
    lookAtScrollViews()
    look()
    if isAtRest { settle() }
  }

  /// Writes everything, and pauses until something happens.
  private func settle() {
    setTicking(false)
    endSequence()
    recording.file.write()
    trace.write()
  }
}

/// A window that reports its touches itself. An application needs it only if its delegates answer
/// questions about every recognizer, and so also about the one that the probe adds.
class ProbeWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {
    Probe.running?.add(self)
    Probe.running?.take(event)
    super.sendEvent(event)
  }
}

/// Observes the touches of a window. It recognizes nothing, delays nothing and prevents nothing.
private final class ProbeTouches: UIGestureRecognizer {
  private weak var probe: Probe?

  init(_ probe: Probe) {
    self.probe = probe
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesBegan = false
    delaysTouchesEnded = false
    requiresExclusiveTouchType = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { take(event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { take(event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { take(event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { take(event) }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private func take(_ event: UIEvent) {
    probe?.take(event)
    let touches = event.touches(for: self) ?? []
    // A recognizer that stayed possible would still have its attempt when the next touch comes.
    if touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) { state = .failed }
  }
}

/// Reports the callbacks of its parent. UIKit forwards them to children right after the parent's own.
private final class ProbeChild: UIViewController {
  private weak var probe: Probe?
  /// The callbacks that the child gets for itself, because its parent was visible before.
  private var own: Set<String> = []

  init(_ probe: Probe) {
    self.probe = probe
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: .zero)
    view.isHidden = true
    view.isUserInteractionEnabled = false
  }

  func join(_ controller: UIViewController) {
    let isVisible = controller.viewIfLoaded?.window != nil
    if isVisible {
      own = ["viewWillAppear", "viewIsAppearing"]
      if controller.transitionCoordinator == nil { own.insert("viewDidAppear") }
    }
    controller.addChild(self)
    controller.view.addSubview(view)
    didMove(toParent: controller)
    if isVisible { probe?.call("is on the screen", of: controller) }
  }

  func leave() {
    probe = nil
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  private func report(_ name: String, _ animated: Bool) {
    if own.remove(name) == nil, let parent { probe?.call("\(name)(\(animated))", of: parent) }
  }

  override func viewWillAppear(_ animated: Bool) { report("viewWillAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { report("viewIsAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) {
    report("viewDidAppear", animated)
    own = []
  }
  override func viewWillDisappear(_ animated: Bool) {
    own = []
    report("viewWillDisappear", animated)
  }
  override func viewDidDisappear(_ animated: Bool) { report("viewDidDisappear", animated) }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let parent else { return }
    probe?.call("viewWillTransition(to: \(Int(size.width)) x \(Int(size.height)))", of: parent)
  }
}

/// The delegate of objects that have no other. It reports calls, and decides nothing.
private final class ProbeDelegates: NSObject, UIScrollViewDelegate, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  weak var probe: Probe?

  func take(_ controller: UIViewController) {
    if let navigation = controller as? UINavigationController, navigation.delegate == nil {
      navigation.delegate = self
    }
    // A controller that presents nothing has no presentation controller, and must not get one.
    guard let presented = controller.presentedViewController,
      let presentation = presented.presentationController, presentation.delegate == nil
    else { return }
    presentation.delegate = self
  }

  /// Tables and collections expect more of a delegate than a scroll view does.
  func take(_ view: UIScrollView) {
    let isPlain = !(view is UITableView || view is UICollectionView || view is UITextView)
    if isPlain, view.delegate == nil { view.delegate = self }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    probe?.call("scrollViewWillBeginDragging", of: scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let speed =
      "\(ProbeTrace.number(Double(velocity.x), 3)), \(ProbeTrace.number(Double(velocity.y), 3))"
    let target = targetContentOffset.pointee
    let rest =
      "\(ProbeTrace.number(Double(target.x), 1)), \(ProbeTrace.number(Double(target.y), 1))"
    probe?.call(
      "scrollViewWillEndDragging(withVelocity: \(speed), targetContentOffset: \(rest))",
      of: scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    probe?.call("scrollViewDidEndDragging(willDecelerate: \(decelerate))", of: scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    probe?.call("scrollViewWillBeginDecelerating", of: scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    probe?.call("scrollViewDidEndDecelerating", of: scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    probe?.call("scrollViewDidEndScrollingAnimation", of: scrollView)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    probe?.call("is shown by the navigation: willShow(\(animated))", of: viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    probe?.call("is shown by the navigation: didShow(\(animated))", of: viewController)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    report("presentationControllerWillDismiss", presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    report("presentationControllerDidDismiss", presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    report("presentationControllerDidAttemptToDismiss", presentationController)
  }

  private func report(_ name: String, _ controller: UIPresentationController) {
    probe?.call(name, of: controller.presentedViewController)
  }
}

/// Writes touches as the events of a touchscreen, in hundredths of a point.
@MainActor
private final class ProbeRecording {
  let file: ProbeFile
  private var screen: ProbeScreen?
  /// The whole second from which the recording's times count. It hides how long the device runs.
  private var zero = 0
  private var contacts: [Contact] = []
  private var contactCount = 0
  private var slot = 0
  private var last = 0

  /// The number of slots: more fingers than a tablet tracks.
  private static let slotCount = 16
  /// The largest value of the pressure axis; enough for all steps that a screen distinguishes.
  private static let pressureRange = 1023.0
  /// The device units in a point.
  private static let unitsPerPoint = 100.0

  private struct Contact {
    var touch: UITouch
    var slot: Int
    var id: Int
    var values: [Int]
    var time: TimeInterval
    var phase = "stationary"
    var isTouched = false
  }

  private struct Sample {
    var time: Int
    var contact: Int
    var values: [Int]
    var phase: String
  }

  /// A frame of the recording for the trace.
  struct Frame {
    var time: Int
    var fingers: Int
    var contacts: [String]
  }

  // Codes of the kernel's events.
  private enum Code {
    static let slot = 0x2f, major = 0x30, x = 0x35, y = 0x36, tool = 0x37, id = 0x39
    static let pressure = 0x3a, touch = 0x14a
    /// A contact with this tool is a palm: it ends as a cancelled touch does.
    static let palm = 2
  }

  init(_ file: ProbeFile) { self.file = file }

  var isDown: Bool { !contacts.isEmpty }
  var now: Int { microseconds(CACurrentMediaTime()) }

  private func microseconds(_ time: TimeInterval) -> Int {
    Int((time * 1_000_000).rounded())
  }

  /// Returns the frames that are new, sorted by time.
  func take(_ touches: Set<UITouch>, of event: UIEvent) -> [Frame] {
    var samples: [Sample] = []
    let order = touches.sorted { (place($0), $0.timestamp) < (place($1), $1.timestamp) }
    for touch in order {
      let ends = touch.phase == .ended || touch.phase == .cancelled
      if touch.phase == .began, let old = contacts.first(where: { $0.touch === touch }),
        old.time != touch.timestamp
      {
        samples.append(Sample(time: last, contact: old.id, values: old.values, phase: "cancelled"))
        contacts.removeAll { $0.id == old.id }
      }
      guard let index = contacts.firstIndex(where: { $0.touch === touch }) else {
        if !ends { samples += land(touch) }
        continue
      }
      for point in event.coalescedTouches(for: touch) ?? [touch]
      where point.timestamp > contacts[index].time {
        samples += move(index, to: point)
      }
      if touch.timestamp > contacts[index].time { samples += move(index, to: touch) }
      guard ends else { continue }
      samples.append(
        Sample(
          time: max(microseconds(touch.timestamp), last), contact: contacts[index].id,
          values: contacts[index].values, phase: touch.phase == .ended ? "ended" : "cancelled"))
    }
    samples = samples.filter { $0.phase != "stationary" }
    let times = Set(samples.map(\.time)).sorted()
    return times.flatMap { time in write(samples.filter { $0.time == time }, at: time) }
  }

  /// The order of touches in an event: first those that are known, then from left to right.
  private func place(_ touch: UITouch) -> Double {
    contacts.firstIndex { $0.touch === touch }.map { Double($0) - Double(Self.slotCount) }
      ?? abs(Double(touch.location(in: nil).x))
  }

  private func land(_ touch: UITouch) -> [Sample] {
    let used = contacts.map(\.slot)
    guard let free = (0..<Self.slotCount).first(where: { !used.contains($0) }) else { return [] }
    if screen == nil {
      let screen = ProbeScreen(of: touch)
      file.add(screen.header(units: Self.unitsPerPoint, pressure: Self.pressureRange))
      self.screen = screen
      zero = max(0, Int(touch.timestamp) - 1) * 1_000_000
    }
    contactCount += 1
    let values = values(of: touch)
    contacts.append(
      Contact(
        touch: touch, slot: free, id: contactCount, values: values, time: touch.timestamp))
    let time = max(microseconds(touch.timestamp), last)
    return [Sample(time: time, contact: contactCount, values: values, phase: "began")]
  }

  private func move(_ index: Int, to touch: UITouch) -> [Sample] {
    let values = values(of: touch)
    contacts[index].time = touch.timestamp
    guard values != contacts[index].values else { return [] }
    contacts[index].values = values
    let time = max(microseconds(touch.timestamp), last)
    return [Sample(time: time, contact: contacts[index].id, values: values, phase: "moved")]
  }

  /// Returns the position, the diameter and the pressure of a touch, in device units.
  private func values(of touch: UITouch) -> [Int] {
    guard let screen else { return [0, 0, 0, 0] }
    let point = screen.point(of: touch)
    func units(_ points: CGFloat, _ most: CGFloat) -> Int {
      Int((min(max(Double(points), 0), Double(most)) * Self.unitsPerPoint).rounded())
    }
    let force =
      touch.maximumPossibleForce > 0 ? Double(touch.force / touch.maximumPossibleForce) : 0
    return [
      units(point.x, screen.size.width), units(point.y, screen.size.height),
      units(touch.majorRadius * 2, screen.size.width),
      Int((min(max(force, 0), 1) * Self.pressureRange).rounded()),
    ]
  }

  /// Writes the frames of one moment, in which a contact can move and then end.
  private func write(_ samples: [Sample], at time: Int) -> [Frame] {
    let ending = samples.filter { $0.phase == "ended" || $0.phase == "cancelled" }
    let moving = samples.filter { $0.phase == "began" || $0.phase == "moved" }
    var frames: [Frame] = []
    let isMoveAlone = moving.contains { move in ending.contains { $0.contact == move.contact } }
    if isMoveAlone { frames += writeFrame(moving, at: time) }
    frames += writeFrame(isMoveAlone ? ending : moving + ending, at: time)
    return frames
  }

  private func writeFrame(_ samples: [Sample], at time: Int) -> [Frame] {
    guard let screen else { return [] }
    last = time
    let wasDown = contacts.contains { $0.isTouched }
    var text = ""
    var rest = ""
    for sample in samples {
      guard let index = contacts.firstIndex(where: { $0.id == sample.contact }) else { continue }
      contacts[index].phase = sample.phase
      select(contacts[index].slot, &text, time)
      switch sample.phase {
      case "ended":
        event(3, Code.id, -1, &text, time)
      case "cancelled":
        event(3, Code.tool, Code.palm, &text, time)
        if rest.isEmpty { rest = report(time) }
      default:
        if sample.phase == "began" {
          event(3, Code.id, sample.contact & 0xffff, &text, time)
          event(3, Code.tool, 0, &text, time)
          contacts[index].isTouched = true
        }
        event(3, Code.x, sample.values[0], &text, time)
        event(3, Code.y, sample.values[1], &text, time)
        if sample.values[2] > 0 { event(3, Code.major, sample.values[2], &text, time) }
        if screen.hasForce { event(3, Code.pressure, sample.values[3], &text, time) }
      }
    }
    let staying = contacts.filter { $0.isTouched && $0.phase != "ended" && $0.phase != "cancelled" }
    if !wasDown, !staying.isEmpty { event(1, Code.touch, 1, &text, time) }
    if !rest.isEmpty {
      text += rest
      for contact in contacts where contact.phase == "cancelled" {
        select(contact.slot, &text, time)
        event(3, Code.id, -1, &text, time)
      }
    }
    if wasDown, staying.isEmpty { event(1, Code.touch, 0, &text, time) }
    file.add(text + report(time))
    let frame = Frame(
      time: time, fingers: staying.count,
      contacts: contacts.filter(\.isTouched).sorted { $0.slot < $1.slot }.map { contact in
        let millimetres = contact.values.prefix(2).map {
          ProbeTrace.number(Double($0) / Double(screen.resolution(Self.unitsPerPoint)), 3)
        }
        let why = contact.phase == "cancelled" ? ", \"why\": \"palm\"" : ""
        return "{\"id\": \(contact.id), \"phase\": \"\(contact.phase)\"\(why), "
          + "\"position\": [\(millimetres.joined(separator: ", "))]}"
      })
    contacts.removeAll { $0.phase == "ended" || $0.phase == "cancelled" }
    for index in contacts.indices { contacts[index].phase = "stationary" }
    return [frame]
  }

  private func select(_ wanted: Int, _ text: inout String, _ time: Int) {
    if wanted != slot { event(3, Code.slot, wanted, &text, time) }
    slot = wanted
  }

  private func event(_ type: Int, _ code: Int, _ value: Int, _ text: inout String, _ time: Int) {
    let time = time - zero
    text += String(
      format: "E: %d.%06d %04x %04x %d\n", time / 1_000_000, time % 1_000_000, type, code, value)
  }

  private func report(_ time: Int) -> String {
    var text = ""
    event(0, 0, 0, &text, time)
    return text
  }
}

/// The screen on which the first touch landed.
@MainActor
private struct ProbeScreen {
  let size: CGSize
  let scale: CGFloat
  let hasForce: Bool
  /// Points per inch, and whether the number is assumed.
  let density: Double
  let isAssumed: Bool

  init(of touch: UITouch) {
    let scene = touch.window?.windowScene
    size = scene?.coordinateSpace.bounds.size ?? touch.window?.bounds.size ?? .zero
    scale = touch.window?.traitCollection.displayScale ?? 1
    hasForce = touch.maximumPossibleForce > 0
    let pixels = scene?.screen.nativeBounds.size ?? .zero
    let known = Self.density(of: pixels)
    let side = max(min(size.width, size.height), 1)
    // The points of a screen whose content is zoomed are larger than the screen's scale says.
    let pixelsPerPoint = Double(min(pixels.width, pixels.height) / side)
    density = known.map { $0 / pixelsPerPoint } ?? 160
    isAssumed = known == nil
  }

  /// Returns the pixels per inch in Apple's technical specifications; nil for another screen. Two
  /// tablets of 1536 x 2048 pixels differ in size.
  private static func density(of pixels: CGSize) -> Double? {
    switch (Int(min(pixels.width, pixels.height)), Int(max(pixels.width, pixels.height))) {
    case (640, 1136), (750, 1334), (828, 1792), (1488, 2266): 326
    case (1080, 1920): 401
    case (1080, 2340): 476
    case (1125, 2436), (1242, 2688), (1284, 2778): 458
    case (1170, 2532), (1179, 2556), (1206, 2622), (1260, 2736), (1290, 2796), (1320, 2868): 460
    case (1620, 2160), (1640, 2360), (1668, 2224), (1668, 2388), (1668, 2420): 264
    case (2048, 2732), (2064, 2752): 264
    default: nil
    }
  }

  /// Returns a touch's position on the screen.
  func point(of touch: UITouch) -> CGPoint {
    guard let window = touch.window else { return .zero }
    let point = touch.preciseLocation(in: window)
    return window.windowScene.map { window.convert(point, to: $0.coordinateSpace) }
      ?? CGPoint(x: point.x + window.frame.minX, y: point.y + window.frame.minY)
  }

  /// Returns the device units in a millimetre; an inch has 25.4 millimetres.
  func resolution(_ units: Double) -> Int { Int((units * density / 25.4).rounded()) }

  /// The description of the device in evemu's format, without anything that names the person.
  func header(units: Double, pressure: Double) -> String {
    let device = UIDevice.current
    let (width, height) = (Int(Double(size.width) * units), Int(Double(size.height) * units))
    let resolution = resolution(units)
    let assumed = isAssumed ? ", assumed" : ""
    var text = """
      # EVEMU 1.3
      #: made-by: Probe 1
      #: device: \(device.model)
      #: system: \(device.systemName) \(device.systemVersion)
      #: screen: \(width / Int(units)) x \(height / Int(units)) points
      #: scale: \(ProbeTrace.number(Double(scale), 2))
      #: density: \(ProbeTrace.number(density, 1)) points per inch\(assumed)
      #: mapping: screen
      N: \(device.model) Screen
      I: 0018 0000 0000 0000
      P: 02 00 00 00 00 00 00 00
      B: 00 0b 00 00 00 00 00 00 00

      """
    // BTN_TOUCH is the only key: bit 0x14a of 768.
    for row in 0..<12 { text += "B: 01 00 00 \(row == 5 ? "04" : "00") 00 00 00 00 00\n" }
    text += "B: 03 00 00 00 00 00 80 e1 \(hasForce ? "06" : "02")\n"
    text += """
      A: 2f 0 15 0 0 0
      A: 30 0 \(width) 0 0 \(resolution)
      A: 35 0 \(width) 0 0 \(resolution)
      A: 36 0 \(height) 0 0 \(resolution)
      A: 37 0 2 0 0 0
      A: 39 0 65535 0 0 0

      """
    return hasForce ? text + "A: 3a 0 \(Int(pressure)) 0 0 0\n" : text
  }
}

/// Writes a trace in the format of `pantograph replay --trace`, with callbacks and values.
@MainActor
private final class ProbeTrace {
  let file: ProbeFile
  /// The time of the first touch, from which times count; nil before it.
  var start: Int?
  private var frames: [Frame] = []
  private var fingers = 0
  private var separator = ""

  private struct Frame {
    var time: Int
    var fingers: Int
    var contacts: [String] = []
    var gestures: [String] = []
    var callbacks: [String] = []
    var values: [String] = []
  }

  init(_ file: ProbeFile, of recording: String) {
    self.file = file
    file.add("{\"schema\": 1, \"file\": \"\(recording)\", \"frames\": [")
  }

  func add(at time: Int, fingers: Int, contacts: [String]) {
    self.fingers = fingers
    frames.append(Frame(time: time, fingers: fingers, contacts: contacts))
  }

  func add(at time: Int, gesture name: String, _ phase: String) {
    let entry = "{\"name\": \(Self.quoted(name)), \"phase\": \"\(phase)\"}"
    frames[frame(at: time) { $0.callbacks.isEmpty }].gestures.append(entry)
  }

  func add(at time: Int, callback: String) {
    frames[frame(at: time) { _ in true }].callbacks.append(Self.quoted(callback))
  }

  func add(at time: Int, value name: String, _ numbers: [Double], decimals: Int) {
    let list = numbers.map { Self.number($0, decimals) }.joined(separator: ", ")
    frames[frame(at: time) { _ in true }].values.append(
      "{\"name\": \(Self.quoted(name)), \"value\": [\(list)]}")
  }

  /// Returns the last frame, or a new one if the last frame is of another time or not `suitable`.
  private func frame(at time: Int, _ suitable: (Frame) -> Bool) -> Int {
    if let last = frames.last, last.time == time, suitable(last) { return frames.count - 1 }
    frames.append(Frame(time: time, fingers: fingers))
    return frames.count - 1
  }

  /// Writes all frames. Before the first touch the frames wait, because their times count from it.
  func write() {
    guard let start else { return }
    for frame in frames {
      let seconds = Double(frame.time - start) / 1_000_000
      var text =
        "\(separator)\n  {\"time\": \(Self.number(seconds, 6)), \"fingers\": \(frame.fingers)"
      if !frame.contacts.isEmpty { text += ", \"contacts\": \(Self.list(frame.contacts))" }
      text += ", \"gestures\": \(Self.list(frame.gestures))"
      if !frame.callbacks.isEmpty { text += ", \"callbacks\": \(Self.list(frame.callbacks))" }
      if !frame.values.isEmpty { text += ", \"values\": \(Self.list(frame.values))" }
      file.add(text + "}")
      separator = ","
    }
    frames = []
    file.write()
  }

  private static func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ", "))]" }

  nonisolated static func number(_ number: Double, _ decimals: Int) -> String {
    guard number.isFinite else { return "0" }
    let text = String(format: "%.\(decimals)f", number)
    guard text.contains(".") else { return text }
    let short = text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed()
    return String(short) == "-0" ? "0" : String(short)
  }

  private static func quoted(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar -> String in
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      return scalar.value < 0x20 ? " " : String(scalar)
    }
    return "\"\(plain.joined())\""
  }
}

/// The names of objects: a class, with a number from the second object of a class on.
@MainActor
private final class ProbeNames {
  private let writesClassNames: Bool
  private var names: [ObjectIdentifier: (object: ProbeWeak<AnyObject>, name: String)] = [:]
  private var counts: [String: Int] = [:]

  init(writesClassNames: Bool) { self.writesClassNames = writesClassNames }

  func name(of object: AnyObject) -> String { name(of: object, titled: title(of: object)) }

  func name(of object: AnyObject, titled title: String) -> String {
    let key = ObjectIdentifier(object)
    if let known = names[key], known.object.object === object { return known.name }
    let count = counts[title, default: 0] + 1
    counts[title] = count
    let name = count == 1 ? title : "\(title) \(count)"
    names[key] = (ProbeWeak(object), name)
    return name
  }

  /// Whether the application defines the object's class, in Swift.
  func isOwn(_ object: AnyObject) -> Bool {
    let parts = String(reflecting: type(of: object)).split(separator: ".")
    return parts.count > 1 && !["UIKit", "UIKitCore", "SwiftUI", "QuartzCore"].contains(parts[0])
  }

  private func title(of object: AnyObject) -> String {
    if writesClassNames, isOwn(object) { return String(describing: type(of: object)) }
    switch object {
    case is UINavigationController: return "UINavigationController"
    case is UITabBarController: return "UITabBarController"
    case is UISplitViewController: return "UISplitViewController"
    case is UIPageViewController: return "UIPageViewController"
    case is UIAlertController: return "UIAlertController"
    case is UIViewController: return "UIViewController"
    case is UITableView: return "UITableView"
    case is UICollectionView: return "UICollectionView"
    case is UITextView: return "UITextView"
    case is UIScrollView: return "UIScrollView"
    case is UINavigationBar: return "UINavigationBar"
    case is UIControl: return "UIControl"
    case is UIWindow: return "UIWindow"
    default: return "UIView"
    }
  }

  /// Returns the kind of a recognizer; nil for those that only UIKit knows.
  func kind(of recognizer: UIGestureRecognizer) -> String? {
    switch recognizer {
    case is ProbeTouches: return nil
    case is UIScreenEdgePanGestureRecognizer: return "edge pan"
    case is UIPanGestureRecognizer: return "pan"
    case is UITapGestureRecognizer: return "tap"
    case is UILongPressGestureRecognizer: return "long press"
    case is UISwipeGestureRecognizer: return "swipe"
    case is UIPinchGestureRecognizer: return "pinch"
    case is UIRotationGestureRecognizer: return "rotation"
    default: return isOwn(recognizer) ? "recognizer" : nil
    }
  }
}

/// A file that is complete after each write: the tail is written again after each addition.
private final class ProbeFile {
  private let file: UnsafeMutablePointer<FILE>
  private let tail: String
  private var waiting = ""
  private var end = 0

  init?(_ url: URL, tail: String) {
    guard let file = fopen(url.path, "w") else { return nil }
    self.file = file
    self.tail = tail
  }

  func add(_ text: String) { waiting += text }

  func write() {
    guard !waiting.isEmpty else { return }
    fseek(file, end, SEEK_SET)
    fputs(waiting + tail, file)
    fflush(file)
    end += waiting.utf8.count
    waiting = ""
  }

  func close() {
    write()
    fclose(file)
  }
}

private struct ProbeWeak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
