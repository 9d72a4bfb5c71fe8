import Foundation
import PantographGestures
import QuartzCore

/// Presents on a sheet that the user may drag from one height to another, and away.
///
/// Where there is little width it lies at the lower edge; elsewhere it floats in the middle. In
/// little height it fills the screen unless it is to stay a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Whether a finger that goes up in a list makes the sheet larger, while it can be, before the list scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// At which it may rest; none counts as the large one.
  open var detents: [Detent] = [.large()] {
    didSet { detentsChanged() }
  }

  /// Nil for the lowest one.
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

  /// Up to which what lies below is not dimmed and can be touched; nil dims always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { detentsChanged() }
  }

  open var prefersGrabberVisible = false {
    didSet { dressSheet() }
  }

  open var preferredCornerRadius: CGFloat? {
    didSet { dressSheet() }
  }

  /// Stays at the edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { detentsChanged() }
  }

  /// At the edge it is as wide as its content prefers.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { detentsChanged() }
  }

  let dimming = DimmingView()
  lazy var sheet = SheetView()
  private(set) lazy var interaction = SheetInteraction(self, thresholds: .sheetDrag)
  private var isAnimatingChanges = false

  /// Measured.
  static let dimmedAlpha: CGFloat = 0.2
  static let darkDimmedAlpha: CGFloat = 0.48

  /// Whether one that floats is as large as a page, and not as a form; by itself as its style has it.
  open var prefersPageSizing: Bool {
    get { ownPageSizing ?? (presentationStyle != .formSheet) }
    set {
      ownPageSizing = newValue
      if presentation?.isPresented == true { move(animated: isAnimatingChanges) }
    }
  }
  private var ownPageSizing: Bool?

  /// One that floats is centered on it, as far as there is room.
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

  /// Animates the changes of the sheet's properties that are made in it.
  open func animateChanges(_ changes: () -> Void) {
    isAnimatingChanges = true
    changes()
    isAnimatingChanges = false
    move(animated: true)
  }

  /// Has the detents' heights asked for anew.
  open func invalidateDetents() {
    detentsChanged()
  }

  // MARK: Where

  /// The heights at which it may rest, the lowest first, with their names.
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

  /// Whether what lies below is out of reach.
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
    // Another place may have been chosen on the way in.
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

  /// Chooses where it rests, and leaves it where it is.
  func select(_ identifier: Detent.Identifier) {
    let before = isAnimatingChanges
    isAnimatingChanges = true
    selectedDetentIdentifier = identifier
    isAnimatingChanges = before
  }

  /// To where it is to rest.
  ///
  /// - Parameters:
  ///   - velocity: in remaining ways a second.
  ///   - pace: how many times as fast as the standard spring.
  ///   - response: of the spring, where it is not to be that of the duration.
  ///   - then: called at the end of the movement.
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

  /// The height that is seen, without the safe area at the bottom.
  var shownHeight: CGFloat {
    let shown = sheet.layer.presentation()?.frame ?? sheet.frame
    return geometry.container.height - shown.minY - geometry.safeArea.bottom
  }

  override var coversRoom: Bool? { false }
}
