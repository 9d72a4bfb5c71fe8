import Foundation
import PantographGestures
import QuartzCore

/// Presents content on a sheet that the user can drag from one height to another, or out of sight.
///
/// In a compact width the sheet is attached to the lower edge; otherwise it floats in the middle.
/// In a compact height it fills the screen unless `prefersEdgeAttachedInCompactHeight` is set.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Whether a finger that moves up in a list first expands the sheet, as far as possible, before
  /// the list scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The heights at which the sheet can rest. An empty array means the large detent.
  open var detents: [Detent] = [.large()] {
    didSet { detentsChanged() }
  }

  /// The detent at which the sheet rests. Nil means the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get {
      noteRead("selectedDetentIdentifier")
      return ownSelection
    }
    set {
      changing(["selectedDetentIdentifier"]) {
        guard newValue != ownSelection else { return }
        ownSelection = newValue
        detentsChanged()
      }
    }
  }
  private var ownSelection: Detent.Identifier?

  /// The largest detent at which the content below is not dimmed and receives touches. Nil always
  /// dims.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { detentsChanged() }
  }

  open var prefersGrabberVisible = false {
    didSet { dressSheet() }
  }

  open var preferredCornerRadius: CGFloat? {
    didSet { dressSheet() }
  }

  /// Whether the sheet stays attached to the lower edge in a compact height.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { detentsChanged() }
  }

  /// Whether an edge-attached sheet is as wide as its preferred content size.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { detentsChanged() }
  }

  let dimming = DimmingView()
  lazy var sheet = SheetView()
  private(set) lazy var interaction = SheetInteraction(self, thresholds: .sheetDrag)
  private var isAnimatingChanges = false

  /// The measured opacity of UIKit's dimming view.
  static let dimmedAlpha: CGFloat = 0.2
  static let darkDimmedAlpha: CGFloat = 0.48

  /// Whether a floating sheet has the size of a page, not of a form. By default the presentation
  /// style decides.
  open var prefersPageSizing: Bool {
    get { ownPageSizing ?? (presentationStyle != .formSheet) }
    set {
      ownPageSizing = newValue
      if presentation?.isPresented == true { move(animated: isAnimatingChanges) }
    }
  }
  private var ownPageSizing: Bool?

  /// The view that a floating sheet is centered on, as far as there is room.
  open weak var sourceView: UIView? {
    didSet { if presentation?.isPresented == true { move(animated: isAnimatingChanges) } }
  }

  private var middleOfSource: CGPoint? {
    guard let sourceView, let containerView, sourceView.window === containerView.window else {
      return nil
    }
    let rect = sourceView.convert(sourceView.bounds, to: containerView)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Animates changes to the sheet's properties that are made in the closure.
  open func animateChanges(_ changes: () -> Void) {
    isAnimatingChanges = true
    changes()
    isAnimatingChanges = false
    move(animated: true)
  }

  /// Computes the heights of the detents again.
  open func invalidateDetents() {
    detentsChanged()
  }

  // MARK: Where

  /// The heights at which the sheet can rest, from the lowest, with their identifiers.
  var resting: [(identifier: Detent.Identifier, height: CGFloat)] {
    resting(in: geometry, with: traitCollection)
  }

  private func resting(
    in geometry: SheetGeometry, with traits: UITraitCollection
  ) -> [(identifier: Detent.Identifier, height: CGFloat)] {
    let context = DetentContext(
      containerTraitCollection: traits, maximumDetentValue: geometry.maximumDetentValue)
    let resolved = (detents.isEmpty ? [.large()] : detents).compactMap { detent in
      detent.resolvedValue(in: context).map {
        (identifier: detent.identifier, height: min(max($0, 1), context.maximumDetentValue))
      }
    }
    if resolved.isEmpty { return [(.large, context.maximumDetentValue)] }
    return resolved.sorted { $0.height < $1.height }
  }

  private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection
    var maximumDetentValue: CGFloat
  }

  var selectedIndex: Int {
    resting.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
  }

  var geometry: SheetGeometry {
    geometry(in: containerView?.bounds.size ?? .zero, with: traitCollection)
  }

  private func geometry(in container: CGSize, with traits: UITraitCollection) -> SheetGeometry {
    SheetGeometry(
      container: container, safeArea: containerView?.safeAreaInsets ?? .zero,
      isEdgeAttached: isEdgeAttached(with: traits), preferredSize: preferredContentSize,
      followsPreferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached,
      isFormSheet: !(ownPageSizing ?? ((standsFor ?? presentationStyle) != .formSheet)),
      source: middleOfSource)
  }

  var isEdgeAttached: Bool { isEdgeAttached(with: traitCollection) }

  private func isEdgeAttached(with traits: UITraitCollection) -> Bool {
    traits.horizontalSizeClass != .regular
      || (traits.verticalSizeClass == .compact && prefersEdgeAttachedInCompactHeight)
  }

  override func sizeOfPresented(in container: CGSize, with traits: UITraitCollection) -> CGSize {
    let geometry = geometry(in: container, with: traits)
    let resting = resting(in: geometry, with: traits)
    let chosen = resting.first { $0.identifier == selectedDetentIdentifier } ?? resting[0]
    return geometry.frame(height: chosen.height).size
  }

  open override var presentedView: UIView? { sheet }

  open override var frameOfPresentedViewInContainerView: CGRect {
    geometry.frame(height: resting[selectedIndex].height)
  }

  override func releasePresentedView() {
    presented?.viewIfLoaded?.removeFromSuperview()
  }

  override func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
      ? .fullScreen : .none
  }

  // MARK: Dimming

  /// Whether the content below is dimmed and receives no touches.
  var isDimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier,
      let undimmed = resting.first(where: { $0.identifier == largest })
    else { return true }
    return resting[selectedIndex].height > undimmed.height + 0.5
  }

  private var dimmingAlpha: CGFloat {
    guard isDimmed else { return 0 }
    return traitCollection.userInterfaceStyle == .dark
      ? Self.darkDimmedAlpha : Self.dimmedAlpha
  }

  override func hitOutside(_ point: CGPoint, with event: UIEvent?) -> OutsideHit {
    isDimmed ? .container : .below
  }

  // MARK: Coming and going

  open override func presentationTransitionWillBegin() {
    guard let containerView, let presented else { return }
    sheet.hold(presented.view)
    dimming.backgroundColor = .black
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    interaction.attach()
    dressSheet()
    let alpha = dimmingAlpha
    animateAlong { $0.dimming.alpha = alpha }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed else { return takeDown() }
    // Another detent may have been selected during the presentation.
    if sheet.frame != frameOfPresentedViewInContainerView { move(animated: true) }
  }

  open override func dismissalTransitionWillBegin() {
    interaction.dismissalBegins()
    animateAlong { $0.dimming.alpha = 0 }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { takeDown() } else { dimming.alpha = dimmingAlpha }
    interaction.dismissalEnded(completed: completed)
  }

  private func takeDown() {
    dimming.removeFromSuperview()
    interaction.detach()
  }

  private func animateAlong(_ change: @escaping (UISheetPresentationController) -> Void) {
    guard let transition = presentation?.transition else { return change(self) }
    transition.animate(
      alongsideTransition: { [weak self] _ in
        if let self { change(self) }
      }, completion: nil)
  }

  override var userDismissal: UserDismissal? { interaction.userDismissal }

  // MARK: Changes

  open override func containerViewWillLayoutSubviews() { dressSheet() }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { detentsChanged() }

  private func dressSheet() {
    guard presentation != nil else { return }
    sheet.set(
      grabber: prefersGrabberVisible && isEdgeAttached,
      cornerRadius: preferredCornerRadius ?? SheetView.cornerRadius,
      isEdgeAttached: isEdgeAttached)
  }

  private func detentsChanged() {
    if !isAnimatingChanges { move(animated: false) }
  }

  /// Selects a detent without moving the sheet.
  func select(_ identifier: Detent.Identifier) {
    let before = isAnimatingChanges
    isAnimatingChanges = true
    selectedDetentIdentifier = identifier
    isAnimatingChanges = before
  }

  /// Moves the sheet to its selected detent.
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity, in remaining distances per second.
  ///   - pace: The speed relative to the standard spring.
  ///   - response: The response of the spring, in seconds. Nil derives it from the duration.
  ///   - then: Called at the end of the movement.
  func move(
    animated: Bool, velocity: CGFloat = 0, pace: Double = 1, on response: Double? = nil,
    then: @escaping () -> Void = {}
  ) {
    guard let presentation, presentation.isPresented, !interaction.isDragging
    else { return }
    let change = {
      presentation.placePresentedView()
      self.dimming.alpha = self.dimmingAlpha
      self.sheet.layoutIfNeeded()
    }
    guard animated else { return UIView.performWithoutAnimation(change) }
    if let response {
      return UIView.animate(
        springDuration: response, bounce: 0, initialSpringVelocity: velocity,
        options: [.allowUserInteraction], animations: change
      ) { _ in then() }
    }
    UIView.animate(
      withDuration: StandardTransition.coverDuration / pace, usingSpringWithDamping: 1,
      initialSpringVelocity: velocity, options: [.allowUserInteraction], animations: change
    ) { _ in then() }
  }

  /// The visible height of the sheet, in points, without the safe area at the bottom.
  var shownHeight: CGFloat {
    let shown = sheet.layer.presentation()?.frame ?? sheet.frame
    return geometry.container.height - shown.minY - geometry.safeArea.bottom
  }

  override var coversRoom: Bool? { false }
}
