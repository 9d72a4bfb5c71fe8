import Foundation
import PantographGestures
import QuartzCore

/// The area at the bottom of a window that shows the input view and the accessory view of the first
/// responder.
///
/// Without a keyboard on the screen, as on a device with a hardware keyboard, a responder without
/// views of its own shows nothing, and no notification is posted for it.
@MainActor
final class InputArea: UIView {
  private(set) var content: InputContent?
  /// The height of the part of the window that the area covers now, in points.
  private(set) var coverage: CGFloat = 0
  private var isLeaving = false
  private var serial = 0
  /// The area's frame while a finger drags it, in the window's coordinates.
  private var heldFrame: CGRect?

  /// The area that is shown. There is at most one, as there is one first responder.
  private static weak var current: InputArea?
  private static var holds = 0

  required init?(coder: NSCoder) { nil }

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }

  /// The responder chain goes on from the accessory view to its owner.
  override var next: UIResponder? { content?.owner ?? super.next }

  // MARK: The first responder

  /// Runs `change` and updates the area once afterwards, so that it does not go and come again when
  /// one responder resigns in favor of another.
  static func holding<Result>(_ change: () -> Result) -> Result {
    holds += 1
    let result = change()
    holds -= 1
    update()
    return result
  }

  /// Shows the views of the first responder, or hides the area if it has none.
  static func update() {
    guard holds == 0 else { return }
    redock()
    let first = UIResponder.first
    guard let first, let window = first.ownWindow, let content = InputContent(of: first) else {
      if current?.staysWithoutText != true { current?.hide() }
      return
    }
    let area = window.inputArea ?? InputArea()
    if let current, current !== area { current.hide() }
    window.inputArea = area
    current = area
    area.show(content, in: window)
  }

  /// Makes the owner of the accessory view the first responder when a view that wrote above the
  /// accessory has resigned: the accessory of a view controller stays at the bottom.
  private static func redock() {
    guard UIResponder.first == nil, let owner = current?.content?.owner as? UIViewController,
      !(owner === current?.lastFirst), owner.ownWindow != nil, owner.canBecomeFirstResponder
    else { return }
    owner.becomeFirstResponder()
  }

  private weak var lastFirst: UIResponder?

  /// Whether the area stays although its text has resigned, as a view controller around the text
  /// wants it.
  private var staysWithoutText: Bool {
    guard let lastFirst, let superview, lastFirst.ownWindow === superview else { return false }
    var responder: UIResponder? = lastFirst
    while let current = responder {
      if let controller = current as? UIViewController, controller.wantsKeyboardToStay {
        return true
      }
      responder = current.next
    }
    return false
  }

  /// Hides an area that stays without its text, if the text leaves the window with a view.
  static func left(with view: UIView) {
    guard let current, let last = current.lastFirst as? UIView, !last.isFirstResponder,
      last.isDescendant(of: view)
    else { return }
    current.hide()
  }

  // MARK: Showing

  private func show(_ content: InputContent, in window: UIWindow) {
    let isSame = content.shows(self.content)
    lastFirst = UIResponder.first
    let room = window.bounds
    let inputHeight = InputContent.height(of: content.input, width: room.width)
    let accessoryHeight = InputContent.height(of: content.accessory, width: room.width)
    let height = inputHeight + accessoryHeight
    guard height > 0 else { return hide() }
    let whole = height + window.safeAreaInsets.bottom
    let end = CGRect(x: 0, y: room.maxY - whole, width: room.width, height: whole)
    if isSame, !isLeaving, superview != nil, frame == end {
      self.content = content
      return
    }
    let wasShown = superview != nil && coverage > 0
    let begin = wasShown ? frame : end.offsetBy(dx: 0, dy: whole)
    UIView.performWithoutAnimation {
      if !isSame {
        // A view that stays may contain the first responder, which must not leave the window.
        let new = [content.input, content.accessory].compactMap { $0 }
        let old = subviews
        self.content = content
        for view in new where view.superview !== self { addSubview(view) }
        for view in old where !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
      }
      self.content = content
      frame = begin
      frame.size.height = whole
      wear(content.input as? UIInputView)
      content.accessory?.frame = CGRect(x: 0, y: 0, width: room.width, height: accessoryHeight)
      content.input?.frame = CGRect(
        x: 0, y: accessoryHeight, width: room.width, height: inputHeight)
      if superview !== window { window.addSubview(self) } else { window.bringSubviewToFront(self) }
      layoutIfNeeded()
    }
    isLeaving = false
    move(from: begin, to: end, coverage: whole, in: window, isShowing: true)
  }

  /// Continues a keyboard's look below it, in the bottom of the safe area.
  private func wear(_ input: UIInputView?) {
    let keyboard = input?.inputViewStyle == .keyboard ? input : nil
    backgroundColor = keyboard?.backgroundColor ?? .secondarySystemBackground
    overrideUserInterfaceStyle = keyboard?.overrideUserInterfaceStyle ?? .unspecified
  }

  private func hide() {
    guard let window = superview as? UIWindow, !isLeaving else { return }
    isLeaving = true
    let end = CGRect(
      x: 0, y: window.bounds.maxY, width: frame.width, height: frame.height)
    move(from: frame, to: end, coverage: 0, in: window, isShowing: false)
  }

  private func move(
    from begin: CGRect, to end: CGRect, coverage: CGFloat, in window: UIWindow, isShowing: Bool
  ) {
    serial += 1
    let number = serial
    heldFrame = nil
    let notes = InputNotifications(begin: begin, end: end, duration: Self.duration)
    notes.post(isShowing ? .willShow : .willHide)
    guard serial == number else { return }
    UIView.animate(withDuration: Self.duration) { [self] in
      frame = end
      cover(coverage, in: window)
      window.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self, serial == number else { return }
      if !isShowing { leave() }
      notes.post(isShowing ? .didShow : .didHide)
    }
  }

  /// The duration of the movement in seconds: that of UIKit's keyboard.
  private static let duration = 0.25

  private func leave() {
    for view in subviews { view.removeFromSuperview() }
    content = nil
    (superview as? UIWindow)?.inputArea = nil
    removeFromSuperview()
  }

  /// Notes the covered height, and updates the keyboard guides of the window's views.
  private func cover(_ height: CGFloat, in window: UIWindow) {
    coverage = height
    window.visitTree { view in
      let guide = view.layoutRecord?.systemGuides.first { $0.kind == .keyboard }
      if guide != nil { view.guidesChanged() }
      return true
    }
  }

  // MARK: A finger

  /// Moves the area down with a finger that drags a scroll view and has reached the area.
  ///
  /// - Parameter y: The finger's position in the window, in points.
  func follow(_ y: CGFloat) {
    guard let window = superview as? UIWindow, !isLeaving, coverage > 0 else { return }
    let rest = heldFrame ?? frame
    let way = min(max(y - rest.minY, 0), rest.height)
    guard way > 0 || heldFrame != nil else { return }
    heldFrame = rest
    UIView.performWithoutAnimation {
      frame = rest.offsetBy(dx: 0, dy: way)
      cover(rest.height - way, in: window)
      window.layoutIfNeeded()
    }
  }

  /// Decides whether the area goes or comes back after the finger has lifted.
  ///
  /// - Parameter velocity: The finger's velocity downwards, in points per second.
  func letGo(velocity: CGFloat, isCancelled: Bool) {
    guard let rest = heldFrame, let window = superview as? UIWindow else { return }
    let way = Double(frame.minY - rest.minY)
    let length = Double(rest.height)
    let decision = Self.thresholds.decide(
      ReleaseInputs(
        distance: way, length: length, velocity: isCancelled ? 0 : Double(velocity)),
      in: InteractionSpace(length: length))
    let goes = !isCancelled && decision.outcome == .finish
    UIApplication.note(
      UIResponder.first ?? self,
      "input view \(goes ? "goes" : "comes back"): "
        + (isCancelled ? "the drag was cancelled" : decision.why))
    if goes, UIResponder.first?.resignFirstResponder() ?? true {
      // The user sends the area away, whatever a view controller wants.
      if UIResponder.first == nil { hide() }
    } else {
      serial += 1
      heldFrame = nil
      UIView.animate(withDuration: Self.duration) { [self] in
        frame = rest
        cover(rest.height, in: window)
        window.layoutIfNeeded()
      }
    }
  }

  /// Half of the height, or 250 points per second, as for the pages of a scroll view. UIKit's
  /// numbers are not known.
  static let thresholds = InteractionThresholds.bare(
    progress: 0.5, velocity: .points(250), against: .points(250))
}

extension UIResponder {
  /// The window that the responder's view is in.
  var ownWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      if let view = (current as? UIViewController)?.viewIfLoaded { return view.window }
      responder = current.next
    }
    return nil
  }
}

extension UIViewController {
  /// Whether the keyboard stays when a text of the view controller resigns.
  fileprivate var wantsKeyboardToStay: Bool {
    guard disablesAutomaticKeyboardDismissal, !isBeingDismissed else { return false }
    return modalPresentationStyle != .formSheet || traitCollection.userInterfaceIdiom == .pad
  }
}
