import Foundation

/// Presents content in a bubble that points at its source. A touch outside the bubble dismisses it.
///
/// In a compact environment the popover becomes a sheet, unless its delegate returns another style.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open weak var sourceView: UIView?
  /// The rectangle that the arrow points at, in the source view's coordinates. Null means the whole
  /// view.
  open var sourceRect = CGRect.null
  open var canOverlapSourceViewRect = false
  open weak var barButtonItem: UIBarButtonItem?
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The direction of the arrow; `.unknown` until the popover has been laid out.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Views outside the popover that receive touches while it is presented.
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// The minimum distances between the popover and the edges of its container.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// A subclass of `UIPopoverBackgroundView` that draws the bubble and its arrow. Nil uses the
  /// standard bubble.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// The sheet that the popover becomes in a compact environment. Set its properties beforehand.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let adaptiveSheet { return adaptiveSheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    adaptiveSheet = sheet
    return sheet
  }
  private(set) var adaptiveSheet: UISheetPresentationController?

  private var backgroundClass: UIPopoverBackgroundView.Type? {
    popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
  }

  private let catcher = DimmingView()
  private lazy var popover = PopoverView()
  private let tap = UITapGestureRecognizer()
  private var isUsers = false
  private var placedRoom = CGRect.null

  /// Our value, in points, for content without a preferred size.
  static let defaultSize = CGSize(width: 320, height: 480)

  // MARK: Where

  open override var presentedView: UIView? { popover }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let safe = containerView.safeAreaInsets
    let margins = popoverLayoutMargins
    let room = containerView.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margins.top), left: max(safe.left, margins.left),
        bottom: max(safe.bottom, margins.bottom), right: max(safe.right, margins.right)))
    let preferred = preferredContentSize
    let insets = backgroundClass?.contentViewInsets() ?? .zero
    var layout = PopoverLayout(
      room: room, anchor: anchor(in: containerView),
      contentSize: CGSize(
        width: (preferred.width > 0 ? preferred.width : Self.defaultSize.width)
          + insets.left + insets.right,
        height: (preferred.height > 0 ? preferred.height : Self.defaultSize.height)
          + insets.top + insets.bottom),
      permitted: permittedArrowDirections, canOverlapAnchor: canOverlapSourceViewRect)
    if let backgroundClass {
      layout.arrowHeight = backgroundClass.arrowHeight()
      layout.arrowBase = backgroundClass.arrowBase()
    }
    let place = layout.place
    arrowDirection = place.direction
    popover.place = place
    placedRoom = containerView.bounds
    return place.frame
  }

  /// Keeps the content's current size, as long as there is room in the container.
  override func sizeOfPresented(in container: CGSize, with traits: UITraitCollection) -> CGSize {
    let margins = popoverLayoutMargins
    let shown = presented?.loadedView?.bounds.size ?? Self.defaultSize
    return CGSize(
      width: min(shown.width, container.width - margins.left - margins.right),
      height: min(shown.height, container.height - margins.top - margins.bottom))
  }

  private func anchor(in containerView: UIView) -> CGRect {
    if let item = sourceItem ?? barButtonItem {
      let frame = item.frame(in: containerView)
      if !frame.isNull { return frame }
    }
    guard let sourceView else {
      return CGRect(x: containerView.bounds.midX, y: containerView.bounds.midY, width: 0, height: 0)
    }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: containerView)
  }

  override func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
      ? .formSheet : .none
  }

  override func releasePresentedView() {
    presented?.viewIfLoaded?.removeFromSuperview()
  }

  override func standardAnimator(
    style: UIModalTransitionStyle, isPresenting: Bool
  ) -> any UIViewControllerAnimatedTransitioning {
    CrossDissolveTransition(isPresenting: isPresenting)
  }

  // MARK: Coming and going

  open override func presentationTransitionWillBegin() {
    guard let containerView, let presented else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    if sourceItem == nil, barButtonItem == nil, sourceView == nil {
      Misuse.stop(
        "the popover of \(type(of: presented)) has nothing to point at: set sourceItem,"
          + " barButtonItem or sourceView of its popoverPresentationController before it is shown")
    }
    popover.wear(backgroundClass)
    // Sets a frame first, so that the content is never laid out with a size of zero.
    popover.frame = frameOfPresentedViewInContainerView
    popover.layoutIfNeeded()
    popover.hold(presented.view, color: backgroundColor)
    catcher.frame = containerView.bounds
    catcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(catcher, at: 0)
    if tap.view == nil { tap.addAction { [weak self] _ in self?.dismissByTap() } }
    catcher.addGestureRecognizer(tap)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { takeDown() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    takeDown()
    guard isUsers else { return }
    isUsers = false
    tellDelegates { $0.presentationControllerDidDismiss($1) }
  }

  private func takeDown() {
    catcher.removeFromSuperview()
    catcher.removeGestureRecognizer(tap)
    tap.removeTarget(nil)
    arrowDirection = .unknown
  }

  // MARK: Changes

  open override func containerViewWillLayoutSubviews() {
    guard let containerView, let presentation, presentation.isPresented,
      containerView.bounds != placedRoom, sourceItem == nil, barButtonItem == nil,
      var view = sourceView
    else { return }
    var rect = sourceRect
    let before = (rect, view)
    (delegate as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationController(
      self, willRepositionPopoverTo: &rect, in: &view)
    if rect != before.0 || view !== before.1 {
      sourceRect = rect
      sourceView = view
    }
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard let presentation, presentation.isPresented else { return }
    UIView.animate(withDuration: StandardTransition.dissolveDuration) {
      presentation.placePresentedView()
      self.popover.layoutIfNeeded()
    }
  }

  // MARK: Touches outside

  override func hitOutside(_ point: CGPoint, with event: UIEvent?) -> OutsideHit {
    for view in passthroughViews ?? [] {
      guard view.window != nil, let containerView else { continue }
      if let hit = view.hitTest(view.convert(point, from: containerView), with: event) {
        return .view(hit)
      }
    }
    return .container
  }

  private func dismissByTap() {
    guard let presented, presentation?.isPresented == true else { return }
    guard !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      return tellDelegates { $0.presentationControllerDidAttemptToDismiss($1) }
    }
    isUsers = true
    tellDelegates { $0.presentationControllerWillDismiss($1) }
    presented.dismiss(animated: true)
  }

  /// Dismisses the popover as a touch beside it does. Returns false if it may not be dismissed.
  func dismissByKey() -> Bool {
    dismissByTap()
    return presented?.isBeingDismissed == true
  }

  override var coversRoom: Bool? { false }

  override func preparedController(
    for style: UIModalPresentationStyle
  ) -> UIPresentationController? {
    style == .formSheet || style == .pageSheet ? adaptiveSheet : nil
  }
}
