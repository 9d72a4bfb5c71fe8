import Foundation

extension UIViewController {
  /// The container to notify when the preferred size has changed.
  var contentContainer: (any UIContentContainer)? {
    ownParent ?? presentation.presentation?.controller
  }

  /// The traits that the presentation specifies.
  var traitsFromPresentation: UITraitCollection? {
    presentation.presentation?.controller.overrideTraitCollection
  }

  /// Notifies this view controller, the root of a window, and all that is presented above it of a
  /// coming change of the window's size.
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

  /// Notifies the children that will have another size, which this view controller determines.
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

  /// Returns the value of a property that may be observed by its key path, and notes that it was
  /// read.
  func observed<Value>(_ key: String, _ value: Value) -> Value {
    noteRead(key)
    return value
  }

  func takePart(in coordinator: SizeTransitionCoordinator) {
    presentation.sizeTransition = coordinator
  }

  /// The view controllers that this one, or one that it contains, presents.
  var presentedFromHere: [UIViewController] {
    var found: [UIViewController] = []
    if let presented = presentation.presented { found.append(presented) }
    for child in children { found += child.presentedFromHere }
    return found
  }
}

extension UIView {
  /// Returns the size of the view when its window has that size, as far as autoresizing determines
  /// it.
  func size(inWindowOf size: CGSize) -> CGSize {
    guard let superview else { return size }
    if superview === self.window, autoresizingMask.isEmpty { return bounds.size }
    let old = superview.bounds.size
    let new = superview === self.window ? size : superview.size(inWindowOf: size)
    return sizeAutoresized(from: old, to: new)
  }
}

extension UIViewController {
  /// The insets by which this view controller and its container reduce the safe area.
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
  /// Whether the view extends under a bar at the given edge.
  func extends(under edge: UIRectEdge, translucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (translucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Makes the surrounding containers lay out the view again.
  func extendedLayoutChanged() {
    var next = ownParent
    while let container = next {
      container.loadedView?.setNeedsLayout()
      next = container.ownParent
    }
  }
}
