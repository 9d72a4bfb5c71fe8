internal import CPantographSDL2
import PantographDemos

/// Keys for an application that handles them.
extension WindowEvents {
  /// Handles a key event. The window system reports the typed text after the event.
  mutating func addStroke(_ event: SDL_KeyboardEvent) {
    guard let name = Self.strokeName(of: event.keysym.sym) else { return }
    let isDown = event.type == SDL_KEYDOWN.rawValue
    let stroke = DemoKeystroke(
      name, modifiers: Self.modifiers(UInt32(event.keysym.mod)),
      phase: !isDown ? .up : event.repeat != 0 ? .again : .down)
    if isDown, !stroke.characters.isEmpty, stroke.modifiers.isDisjoint(with: [.control, .command]) {
      writing = stroke
    } else {
      tell(stroke)
    }
  }

  /// Delivers the key that waited for its typed text. Without such a key, delivers the text of an
  /// input method.
  mutating func endWriting(_ text: String?) {
    guard var stroke = writing else {
      if let text, !text.isEmpty { tell(DemoKeystroke("", characters: text)) }
      return
    }
    writing = nil
    if let text { stroke.characters = text }
    tell(stroke)
  }

  static func text(of event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static func modifiers(_ bits: UInt32) -> DemoKeystroke.Modifiers {
    var modifiers: DemoKeystroke.Modifiers = []
    if bits & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if bits & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    // The right Alt key types other characters on many keyboards.
    if bits & KMOD_LALT.rawValue != 0 { modifiers.insert(.alternate) }
    if bits & KMOD_GUI.rawValue != 0 { modifiers.insert(.command) }
    if bits & KMOD_CAPS.rawValue != 0 { modifiers.insert(.capsLock) }
    return modifiers
  }

  private static func strokeName(of key: SDL_Keycode) -> String? {
    let code = SDL_KeyCode(UInt32(bitPattern: key))
    if code.rawValue >= SDLK_F1.rawValue, code.rawValue <= SDLK_F12.rawValue {
      return "f\(code.rawValue - SDLK_F1.rawValue + 1)"
    }
    return switch code {
    case SDLK_TAB: "tab"
    case SDLK_BACKSPACE: "backspace"
    case SDLK_DELETE: "delete"
    case SDLK_HOME: "home"
    case SDLK_END: "end"
    case SDLK_PAGEUP: "pageup"
    case SDLK_PAGEDOWN: "pagedown"
    default: name(of: key) ?? letter(of: code.rawValue)
    }
  }

  /// Returns the name of a letter key outside of ASCII.
  private static func letter(of code: UInt32) -> String? {
    guard code >= 0xA0, code < 1 << 30 else { return nil }
    return Unicode.Scalar(code).map { String($0) }
  }
}
