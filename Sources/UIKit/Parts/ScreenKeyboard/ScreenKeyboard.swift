import Foundation
import QuartzCore

/// A keyboard at the bottom of the window that writes into the first responder.
///
/// A key writes when the finger lifts from it, or when the next finger lands. The delete key, shift
/// and the keys for other pages act at the landing.
@MainActor
final class ScreenKeyboard: UIInputView {
  private(set) var typing: KeyboardTyping
  private var geometry: KeyboardGeometry
  private var caps: [KeyCap] = []
  private var fingers: [ObjectIdentifier: Finger] = [:]
  private var landings = 0
  private var preview: KeyPreview?
  private var repeating: DelayedCall?
  private let traits: KeyboardTraits

  /// The keyboard of the last first responder, so that a field with the same traits shows the same
  /// one.
  private static var last: ScreenKeyboard?

  /// A finger on the keyboard.
  private struct Finger {
    /// The index of the key under the finger; nil outside of the keys.
    var key: Int?
    /// The page before a key for another page was pressed by this finger; nil without such a press.
    var previousPage: KeyboardPage?
    /// Whether the finger has landed on shift, which it holds.
    var holdsShift = false
    /// The number of fingers that landed before, in the whole time.
    var order = 0
    /// Whether the key has had its effect.
    var isDone = false
  }

  required init?(coder: NSCoder) { nil }

  private init(_ traits: KeyboardTraits, size: CGSize) {
    self.traits = traits
    typing = KeyboardTyping(rows: traits.rows, capitals: traits.capitals)
    geometry = KeyboardGeometry([], columns: 1, size: size)
    super.init(frame: CGRect(origin: .zero, size: size), inputViewStyle: .keyboard)
    backgroundColor = .keyboardBackground
    isMultipleTouchEnabled = true
    autoresizingMask = [.flexibleWidth]
    if traits.isDark { overrideUserInterfaceStyle = .dark }
  }

  /// Returns the keyboard for a responder; nil if it takes no text.
  static func view(for responder: UIResponder) -> UIView? {
    guard responder is any UIKeyInput, let window = responder.ownWindow else { return nil }
    let traits = KeyboardTraits(of: responder)
    let size = CGSize(width: window.bounds.width, height: height(in: window))
    if let last, last.traits == traits, last.bounds.size == size {
      last.begin()
      return last
    }
    let keyboard = ScreenKeyboard(traits, size: size)
    last = keyboard
    keyboard.begin()
    return keyboard
  }

  /// The heights, in points, of the keyboards of phones and tablets in portrait and in landscape,
  /// without the row of suggestions. The values are iOS's.
  private static func height(in window: UIWindow) -> CGFloat {
    let isPad = window.traitCollection.userInterfaceIdiom == .pad
    let isWide = window.bounds.width > window.bounds.height
    return isPad ? (isWide ? 352 : 264) : (isWide ? 162 : 216)
  }

  /// Begins with the first page and the shift state for the text.
  private func begin() {
    stopRepeating()
    fingers = [:]
    typing = KeyboardTyping(rows: traits.rows, capitals: traits.capitals)
    typing.follow(textBefore)
    build()
  }

  // MARK: Looks

  private func build() {
    for cap in caps { cap.removeFromSuperview() }
    preview?.removeFromSuperview()
    preview = nil
    geometry = KeyboardGeometry(
      traits.rows.rows(of: typing.page), columns: traits.rows.columns(of: typing.page),
      size: bounds.size)
    caps = geometry.cells.map { cell in
      let cap = makeCap(cell.key)
      cap.frame = cell.frame.insetBy(
        dx: KeyboardGeometry.inset.width, dy: KeyboardGeometry.inset.height)
      cap.isHidden = cell.key.role == .nothing
      addSubview(cap)
      return cap
    }
    showPresses()
  }

  // Our sizes of text, in points: words are smaller than letters so that they fit.
  private func makeCap(_ key: KeyboardKey) -> KeyCap {
    switch key.role {
    case .text(let text):
      KeyCap(
        key.label ?? shown(text), symbol: nil, size: key.label == nil ? 23 : 16, surface: .light)
    case .space: KeyCap("space", symbol: nil, size: 16, surface: .light)
    case .shift:
      KeyCap(
        nil, symbol: ["shift", "shift.fill", "capslock.fill"][shiftIndex], size: 16,
        surface: typing.shift == .off ? .dark : .light)
    case .delete: KeyCap(nil, symbol: "delete.left", size: 16, surface: .dark)
    case .return:
      KeyCap(
        traits.returnTitle, symbol: nil, size: 16, surface: traits.tintsReturn ? .tinted : .dark)
    case .page, .nothing: KeyCap(key.label, symbol: nil, size: 16, surface: .dark)
    }
  }

  private var shiftIndex: Int {
    switch typing.shift {
    case .off: 0
    case .once: 1
    case .locked: 2
    }
  }

  private func shown(_ text: String) -> String {
    typing.page == .letters && typing.shift != .off ? text.uppercased() : text
  }

  private func showPresses() {
    let pressed = Set(
      fingers.values.compactMap { $0.isDone && $0.previousPage == nil ? nil : $0.key })
    for (index, cap) in caps.enumerated() {
      let isReturn = geometry.cells[index].key.role == .return
      cap.show(isPressed: pressed.contains(index), isEnabled: !isReturn || isReturnEnabled)
    }
    preview?.removeFromSuperview()
    preview = nil
    guard window?.traitCollection.userInterfaceIdiom != .pad, traits.rows.firstPage != .pad,
      let index = pressed.max(), case .text(let text) = geometry.cells[index].key.role
    else { return }
    let preview = KeyPreview(shown(text), above: caps[index].frame, in: bounds.width)
    addSubview(preview)
    self.preview = preview
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = geometry.cells.map(\.frame.maxX).max() ?? 0
    if abs(width - bounds.width) > 0.5, fingers.isEmpty { build() }
  }

  // MARK: The text

  private var input: (any UIKeyInput)? { UIResponder.first as? any UIKeyInput }

  private var isReturnEnabled: Bool { !traits.needsTextForReturn || input?.hasText == true }

  /// The text before the selection; nil if the first responder does not tell it.
  private var textBefore: String? {
    guard let text = UIResponder.first as? any UITextInput else { return nil }
    guard let start = text.selectedTextRange?.start,
      let range = text.textRange(from: text.beginningOfDocument, to: start)
    else { return nil }
    return text.text(in: range)
  }

  private func press(_ key: KeyboardKey, at time: Double) {
    if key.role == .return, !isReturnEnabled { return }
    let (page, shift) = (typing.page, typing.shift)
    let effect = typing.press(key.role, after: textBefore, at: time)
    report(effect)
    switch effect {
    case .write(let text): input?.insertText(text)
    case .fullStop:
      input?.deleteBackward()
      input?.insertText(". ")
    case .deleteBackward: input?.deleteBackward()
    case .nothing: break
    }
    // The text's delegate may have ended editing.
    guard window != nil, input != nil else { return }
    typing.follow(textBefore)
    if typing.page != page || typing.shift != shift { rebuild() }
  }

  /// Builds the keys of another page or another shift state. Fingers that are down stay on the keys
  /// at their places.
  private func rebuild() {
    let centers = fingers.mapValues { finger in
      finger.key.map { CGPoint(x: geometry.cells[$0].frame.midX, y: geometry.cells[$0].frame.midY) }
    }
    for id in fingers.keys { fingers[id]?.key = nil }
    build()
    for (id, center) in centers {
      fingers[id]?.key = center.flatMap { $0 }.flatMap { geometry.index(at: $0) }
    }
  }

  /// Reports a key. The text of a secure field stays secret.
  private func report(_ effect: KeyboardTyping.Effect) {
    let name: String =
      switch effect {
      case .write("\n"): "“\(traits.returnTitle)”"
      case .write(" "), .fullStop: "“space”"
      case .write(let text): traits.isSecure ? "for a character" : "“\(text)”"
      case .deleteBackward: "“delete”"
      case .nothing: ""
      }
    guard !name.isEmpty, let first = UIResponder.first else { return }
    ApplicationEvent.report(ApplicationEvent(.pressed, "pressed the key \(name)", of: first))
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // The fingers before this one have typed their keys when the next finger lands.
    for (id, finger) in fingers.sorted(by: { $0.value.order < $1.value.order })
    where !finger.isDone {
      guard let key = finger.key.map({ geometry.cells[$0].key }), key.writes else { continue }
      fingers[id]?.isDone = true
      press(key, at: touches.first?.timestamp ?? 0)
    }
    for touch in sorted(touches) { land(touch) }
    showPresses()
  }

  /// Sorts touches of one event, whose set has no order, from left to right.
  private func sorted(_ touches: Set<UITouch>) -> [UITouch] {
    touches.map { ($0, $0.location(in: self)) }
      .sorted { ($0.1.x, $0.1.y) < ($1.1.x, $1.1.y) }.map(\.0)
  }

  private func land(_ touch: UITouch) {
    landings += 1
    var finger = Finger(key: geometry.index(at: touch.location(in: self)), order: landings)
    let id = ObjectIdentifier(touch)
    switch finger.key.map({ geometry.cells[$0].key.role }) {
    case .shift:
      finger.holdsShift = true
      finger.isDone = true
      fingers[id] = finger
      typing.tapShift(at: touch.timestamp)
      rebuild()
    case .page(let page):
      finger.previousPage = typing.page
      finger.isDone = true
      fingers[id] = finger
      typing.show(page)
      rebuild()
    case .delete:
      finger.isDone = true
      fingers[id] = finger
      press(KeyboardKey(.delete), at: touch.timestamp)
      repeatDelete(of: id, after: Self.firstRepeat)
    case .text, .space, .return, .nothing, nil: fingers[id] = finger
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let id = ObjectIdentifier(touch)
      guard let finger = fingers[id] else { continue }
      let key = geometry.index(at: touch.location(in: self))
      guard key != finger.key else { continue }
      fingers[id]?.key = key
      // A finger that slides from shift or a page key to another key writes that key when it lifts.
      if finger.holdsShift || finger.previousPage != nil {
        fingers[id]?.isDone = key.map { !geometry.cells[$0].key.writes } ?? true
      }
    }
    showPresses()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in sorted(touches) {
      guard let finger = fingers.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
      if fingers.isEmpty { stopRepeating() }
      guard !finger.isDone, let key = finger.key else { continue }
      press(geometry.cells[key].key, at: touch.timestamp)
      if let page = finger.previousPage, window != nil {
        typing.show(page)
        rebuild()
      }
    }
    showPresses()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { fingers[ObjectIdentifier(touch)] = nil }
    if fingers.isEmpty { stopRepeating() }
    showPresses()
  }

  // MARK: Repeating

  /// The seconds until the delete key repeats, and between two repetitions. Apple does not document
  /// UIKit's.
  private static let firstRepeat = 0.5
  private static let nextRepeats = 0.1

  private func repeatDelete(of id: ObjectIdentifier, after seconds: Double) {
    let call = DelayedCall()
    repeating?.cancel()
    repeating = call
    call.start(after: seconds) { [weak self] in
      guard let self, let key = fingers[id]?.key, geometry.cells[key].key.role == .delete,
        let window
      else { return }
      press(KeyboardKey(.delete), at: window.now)
      repeatDelete(of: id, after: Self.nextRepeats)
    }
  }

  private func stopRepeating() {
    repeating?.cancel()
    repeating = nil
  }
}

/// Turns the keyboard on the screen on and off. By default it is off, as on a device with a hardware
/// keyboard. A demo that records while it is on writes that into a note of the recording.
@MainActor
package enum ScreenKeyboardSwitch {
  package static var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      InputContent.keyboard = isOn ? { ScreenKeyboard.view(for: $0) } : nil
      InputArea.update()
    }
  }
}
