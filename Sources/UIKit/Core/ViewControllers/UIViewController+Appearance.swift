extension UIViewController {
  /// The view controller that a container of UIKit is about to make appear or disappear.
  @exclusivity(unchecked) private static var contained: ObjectIdentifier?

  /// Calls `beginAppearanceTransition` for a container of UIKit, which does not know whether the
  /// view controller has appeared.
  func beginContainedAppearance(_ isAppearing: Bool, animated: Bool) {
    Self.contained = ObjectIdentifier(self)
    // An override may not call the method of this class, which takes the mark away.
    defer { Self.contained = nil }
    beginAppearanceTransition(isAppearing, animated: animated)
  }

  func beginAskedAppearance(_ isAppearing: Bool, animated: Bool) {
    let isByHand = Self.contained != ObjectIdentifier(self)
    Self.contained = nil
    beginAppearance(isAppearing, animated: animated, isByHand: isByHand)
  }

  func beginAppearance(_ isAppearing: Bool, animated: Bool, isByHand: Bool = false) {
    let guest = guest
    if guest?.removesPresenter != true {
      beginOwnAppearance(isAppearing, animated: animated, isByHand: isByHand)
    }
    guest?.presented?.beginAppearance(isAppearing, animated: animated)
  }

  /// Begins an appearance of this view controller and what it contains, but not of what is
  /// presented in its context.
  func beginOwnAppearance(_ isAppearing: Bool, animated: Bool, isByHand: Bool = false) {
    if isAppearing { loadViewIfNeeded() }
    guard
      let call = appearance.begin(
        appearing: isAppearing, animated: animated, isByHand: isByHand)
    else { return }
    send(call)
    guard shouldAutomaticallyForwardAppearanceMethods else {
      return containerWillForward(appearing: isAppearing, animated: animated)
    }
    for child in children where child.goesAlong(isAppearing: isAppearing, in: self) {
      child.beginAppearance(isAppearing, animated: animated)
    }
  }

  func endAppearance() {
    let guest = guest
    endOwnAppearance()
    guest?.presented?.endAppearance()
  }

  func endOwnAppearance() {
    announceAppearing()
    guard let call = appearance.end() else { return }
    // A transition that `viewDidAppear` itself begins between children ends by itself.
    let carried = children.filter(\.isInTransit)
    send(call)
    guard shouldAutomaticallyForwardAppearanceMethods else { return containerDidForward() }
    for child in carried where child.isInTransit && child.ownParent === self {
      child.endAppearance()
    }
  }

  /// Calls `viewIsAppearing` once between `viewWillAppear` and `viewDidAppear`: as soon as the
  /// view is in its place and about to be laid out.
  package func announceAppearing() {
    announceOwnAppearing()
    guest?.presented?.announceAppearing()
  }

  private func announceOwnAppearing() {
    guard case .appearing(let animated) = appearance, !hasAnnouncedAppearing else { return }
    hasAnnouncedAppearing = true
    willAnnounceAppearing(animated)
    viewIsAppearing(animated)
    for child in childrenInSight { child.announceAppearing() }
  }

  private func send(_ call: AppearanceState.Call) {
    UIApplication.note(self, call.words)
    Self.appearanceCalls = (Self.appearanceCalls.count + 1, call.isAnimated)
    switch call {
    case .willAppear(let animated):
      hasAnnouncedAppearing = false
      viewWillAppear(animated)
    case .didAppear(let animated): viewDidAppear(animated)
    case .willDisappear(let animated): viewWillDisappear(animated)
    case .didDisappear(let animated): viewDidDisappear(animated)
    }
  }

  private func goesAlong(isAppearing: Bool, in parent: UIViewController) -> Bool {
    guard isAppearing else { return isTowardsSeen }
    guard let view = viewIfLoaded, let outer = parent.loadedView else { return false }
    return view.isDescendant(of: outer)
  }

  // MARK: By its view alone

  // A view that enters or leaves a window brings its view controller along, unless something else
  // determines when: a window for its root, a presentation for what it presents, a parent that
  // forwards
  // nothing for its children.

  func viewWillMove(to window: UIWindow?) {
    guard loadedView?.window !== window, isLeftToItsView(entering: window) else { return }
    if window != nil, loadedView?.window != nil { return }
    let before = appearance
    beginAppearance(window != nil, animated: false)
    followsView = appearance != before
  }

  func viewDidMove(to window: UIWindow?) {
    if window != nil { checkHierarchy() }
    guard followsView else { return }
    // A child of a parent that is still appearing finishes together with it.
    if window != nil, let parent = ownParent, parent.appearance.isAppearing { return }
    followsView = false
    if window != nil { loadedView?.layoutIfNeeded() }
    endAppearance()
  }

  private func isLeftToItsView(entering window: UIWindow?) -> Bool {
    if presentation.presenting != nil { return false }
    if let parent = ownParent {
      return parent.shouldAutomaticallyForwardAppearanceMethods
        && (window == nil || parent.appearance.isTowardsAppeared)
    }
    let root = (window ?? loadedView?.window)?.rootViewController
    return root !== self
  }

  private func checkHierarchy() {
    guard let parent = ownParent else { return }
    var above = loadedView?.superview
    while let view = above, view.viewController == nil { above = view.superview }
    guard let nearest = above?.viewController, nearest !== parent else { return }
    Misuse.stop(
      "the view of \(type(of: self)), a child of \(type(of: parent)), was put into the views of"
        + " \(type(of: nearest)): call \(type(of: nearest)).addChild first, or put the view into"
        + " \(type(of: parent))'s")
  }
}
