import CPantographSDL2
import Expectations
import Foundation
import GoldenTexts
import PantographDemos
import Testing

@testable import PantographDemoWindow

/// The input that each event of the window system gives.
@MainActor
struct WindowEventTableTests {
  private func words(_ events: [SDL_Event], hand: Bool = false, application: Bool) -> String {
    var window = WindowEvents(keysAreHand: hand, isForApplication: application)
    for event in events {
      window.add(event, size: CGSize(width: 200, height: 100)) { CGPoint(x: $0 / 2, y: $1 / 2) }
    }
    let stale = window.isStale ? " stale" : ""
    return "\(window.take().map { "\($0)" })\(stale)"
      .replacing("PantographDemos.", with: "").replacing("PantographDemoWindow.", with: "")
  }

  private func key(_ code: UInt32, _ modifiers: UInt32 = 0, up: Bool = false, again: Bool = false)
    -> SDL_Event
  {
    var event = SDL_Event()
    event.type = (up ? SDL_KEYUP : SDL_KEYDOWN).rawValue
    event.key.keysym.sym = SDL_Keycode(bitPattern: code)
    event.key.keysym.mod = UInt16(modifiers)
    event.key.`repeat` = again ? 1 : 0
    return event
  }

  @Test func `keys with all modifiers`() throws {
    let codes: [UInt32] =
      Array(8...126) + [160, 0xF6, 0x3B1]
      + [
        SDLK_LEFT, SDLK_RIGHT, SDLK_UP, SDLK_DOWN, SDLK_HOME, SDLK_END, SDLK_PAGEUP,
        SDLK_PAGEDOWN, SDLK_F1, SDLK_F5, SDLK_F12, SDLK_F13, SDLK_KP_ENTER, SDLK_CAPSLOCK,
      ].map(\.rawValue)
    let modifiers = [
      SDL_Keymod(0), KMOD_LSHIFT, KMOD_RSHIFT, KMOD_LCTRL, KMOD_RCTRL, KMOD_LALT, KMOD_RALT,
      KMOD_LGUI, KMOD_RGUI, KMOD_CAPS, KMOD_NUM,
    ].map(\.rawValue)
    var lines: [String] = []
    for code in codes {
      for application in [false, true] {
        let bare = words([key(code)], application: application)
        lines.append("\(code) \(application): \(bare)")
        if !application {
          lines.append("hand: \(words([key(code)], hand: true, application: false))")
        }
      }
    }
    for code: UInt32 in [97, 99, 44, 46, 60, 113, SDLK_LEFT.rawValue, SDLK_F5.rawValue] {
      for modifier in modifiers {
        for application in [false, true] {
          lines.append(
            "\(code) with \(modifier) \(application): "
              + "\(words([key(code, modifier)], application: application)) "
              + "\(words([key(code, modifier, again: true)], application: application)) "
              + "\(words([key(code, modifier, up: true)], application: application))")
        }
      }
    }
    try expectNil(GoldenText("keys").difference(from: lines.joined(separator: "\n")))
  }

  @Test func `pointers, fingers, wheels and windows`() throws {
    var lines: [String] = []
    func add(_ name: String, _ events: [SDL_Event]) {
      lines.append("\(name): \(words(events, application: true))")
    }
    func event(_ type: SDL_EventType, _ change: (inout SDL_Event) -> Void = { _ in }) -> SDL_Event {
      var event = SDL_Event()
      event.type = type.rawValue
      change(&event)
      return event
    }
    for button: UInt8 in [1, 2, 3] {
      for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
        add(
          "button \(button) \(type.rawValue)",
          [
            event(type) {
              $0.button.button = button
              $0.button.x = 30
              $0.button.y = 50
            }
          ])
      }
    }
    for state: UInt32 in [0, 1, 2, 3] {
      let motions = (0..<3).map { step in
        event(SDL_MOUSEMOTION) {
          $0.motion.state = state
          $0.motion.x = Int32(step * 10)
          $0.motion.y = 7
        }
      }
      add("motion \(state)", motions)
    }
    for id: SDL_FingerID in [-1, 0, 5, SDL_FingerID.max] {
      let fingers = [SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERMOTION, SDL_FINGERUP].map { type in
        event(type) {
          $0.tfinger.fingerId = id
          $0.tfinger.x = 0.25
          $0.tfinger.y = 0.5
        }
      }
      add("finger \(id)", fingers)
    }
    for (x, y) in [(0.0, 0.0), (1, 0), (0, -1), (0.5, 0), (0, 1.25), (-2, 3)] as [(Float, Float)] {
      add(
        "wheel \(x) \(y)",
        [
          event(SDL_MOUSEWHEEL) {
            $0.wheel.preciseX = x
            $0.wheel.preciseY = y
            $0.wheel.mouseX = 20
            $0.wheel.mouseY = 40
          }
        ])
    }
    for type in [SDL_QUIT, SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET, SDL_TEXTINPUT] {
      add("type \(type.rawValue)", [event(type)])
    }
    for kind in 0...UInt8(18) {
      add("window \(kind)", [event(SDL_WINDOWEVENT) { $0.window.event = kind }])
    }
    try expectNil(GoldenText("window-events").difference(from: lines.joined(separator: "\n")))
  }
}
