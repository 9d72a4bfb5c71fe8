import Foundation

extension UIViewController {
  /// Whom to tell that its preferred size has changed.
  var contentContainer: (any UIContentContainer)? {
    ownParent ?? presentation.presentation?.controller
  }

  /// The traits that its presentation specifies.
  var traitsFromPresentation: UITraitCollection? {
    presentation.presentation?.controller.overrideTraitCollection
  }

  /// Tells this view controller, the root of a window, and all that is presented above it that the
  /// window is about to become as large.
  func windowWillTransition(
    to size: CGSize, traits: UITraitCollection, with coordinator: SizeTransitionCoordinator
  ) {
    takePart(in: coordinator)
    let values = traits.values.overridden(by: traitRecord.overrides.values)
    if values != traitCollection.values {
      willTransition(to: UITraitCollection(values), with: coordinator)
    }
    if loadedView?.bounds.size != size { viewWillTransition(to: size, with: coordinator) }
    tellPresented(size, traits, coordinator)
  }

  private func tellPresented(
    _ size: CGSize, _ traits: UITraitCollection, _ coordinator: SizeTransitionCoordinator
  ) {
    for presented in presentedFromHere {
      presented.presentation.presentation?
        .windowWillTransition(to: size, traits: traits, with: coordinator)
      presented.tellPresented(size, traits, coordinator)
    }
  }

  /// Tells the children that will have another size, as this one says.
  func tellChildren(
    ofSize size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.loadedView?.bounds.size != childSize else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  func changeContentSize(to size: CGSize) {
    changing(["preferredContentSize"]) {
      guard size != ownContentSize else { return }
      ownContentSize = size
      contentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  func changeTitle(to title: String?) {
    changing(["title"]) {
      ownTitle = title
      TiersAbove.bars.titleChanged(of: self)
    }
  }

  /// The value of a property that may be observed by its key path.
  func observed<Value>(_ key: String, _ value: Value) -> Value {
    noteRead(key)
    return value
  }

  func takePart(in coordinator: SizeTransitionCoordinator) {
    presentation.sizeTransition = coordinator
  }

  /// By this view controller or one that it contains.
  var presentedFromHere: [UIViewController] {
    var found: [UIViewController] = []
    if let presented = presentation.presented { found.append(presented) }
    for child in children { found += child.presentedFromHere }
    return found
  }
}

extension UIView {
  /// How large it will be when its window has become as large, as far as autoresizing decides.
  func size(inWindowOf size: CGSize) -> CGSize {
    guard let superview else { return size }
    if superview === self.window, autoresizingMask.isEmpty { return bounds.size }
    let old = superview.bounds.size
    let new = superview === self.window ? size : superview.size(inWindowOf: size)
    return sizeAutoresized(from: old, to: new)
  }
}

extension UIViewController {
  /// The insets that this view controller and its container take away from the safe area.
  var insetsOfOwnSafeArea: UIEdgeInsets {
    let (own, outer) = (additionalSafeAreaInsets, insetsFromContainer)
    return UIEdgeInsets(
      top: own.top + outer.top, left: own.left + outer.left, bottom: own.bottom + outer.bottom,
      right: own.right + outer.right)
  }

  func safeAreaMayHaveChanged() {
    loadedView?.safeAreaMayHaveChanged()
  }
}

extension UIViewController {
  /// Whether its view goes on under a bar at that edge.
  func extends(under edge: UIRectEdge, translucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (translucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Has the containers around place the view again.
  func extendedLayoutChanged() {
    var next = ownParent
    while let container = next {
      container.loadedView?.setNeedsLayout()
      next = container.ownParent
    }
  }
}
