internal import CPantographSDL2
import Foundation
import PantographDemos
import PantographTouches
import UIKit

/// Converts events of the window system to a demo's input.
@MainActor
struct WindowEvents {
  private(set) var inputs: [DemoInput] = []
  /// Whether the window must be measured and redrawn.
  private(set) var isStale = false
  private let keysAreHand: Bool
  private let isForApplication: Bool
  /// A key that has gone down and waits for its typed text.
  var writing: DemoKeystroke?

  /// The finger id of the mouse; fingers on a screen have greater ids.
  private static let mouse = 0
  /// The points that one notch of a wheel scrolls: three lines.
  private static let notch = 48.0

  /// Creates a converter without events.
  ///
  /// - Parameter isForApplication: Whether keys are delivered unchanged, because an application may
  ///   handle them.
  init(keysAreHand: Bool, isForApplication: Bool = false) {
    self.keysAreHand = keysAreHand
    self.isForApplication = isForApplication
  }

  /// Returns and removes the collected input.
  mutating func take() -> [DemoInput] {
    endWriting(nil)
    defer {
      inputs = []
      isStale = false
    }
    return inputs
  }

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - point: Converts a position in the window, in the window system's units, to a point of the scene.
  ///   - size: The window's size in the window system's units.
  mutating func add(_ event: SDL_Event, size: CGSize, point: (Double, Double) -> CGPoint) {
    if event.type != SDL_TEXTINPUT.rawValue { endWriting(nil) }
    switch SDL_EventType(event.type) {
    case SDL_QUIT: inputs.append(.closed)
    case SDL_WINDOWEVENT: addWindow(event.window)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: needAll()
    case SDL_KEYDOWN, SDL_KEYUP:
      if isForApplication {
        addStroke(event.key)
      } else if event.type == SDL_KEYDOWN.rawValue {
        addKey(event.key)
      }
    case SDL_TEXTINPUT: if isForApplication { endWriting(Self.text(of: event.text)) }
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      guard event.button.button == 1 else { return }
      let phase: ContactPhase = event.type == SDL_MOUSEBUTTONDOWN.rawValue ? .began : .ended
      add(Self.mouse, phase, point(Double(event.button.x), Double(event.button.y)))
    case SDL_MOUSEMOTION:
      guard event.motion.state & 1 != 0 else { return }
      add(Self.mouse, .moved, point(Double(event.motion.x), Double(event.motion.y)))
    case SDL_MOUSEWHEEL: addWheel(event.wheel, point)
    case SDL_FINGERDOWN: addFinger(event.tfinger, .began, size, point)
    case SDL_FINGERMOTION: addFinger(event.tfinger, .moved, size, point)
    case SDL_FINGERUP: addFinger(event.tfinger, .ended, size, point)
    default: break
    }
  }

  private mutating func needAll() {
    isStale = true
    inputs.append(.resized)
  }

  private mutating func addWindow(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      needAll()
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN:
      inputs.append(.uncovered)
      needAll()
    case SDL_WINDOWEVENT_CLOSE: inputs.append(.closed)
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: inputs.append(.covered)
    default: break
    }
  }

  /// Adds a finger. Several moves in a row came at the same time, so only the last one is used.
  private mutating func add(_ id: Int, _ phase: ContactPhase, _ position: CGPoint) {
    if phase == .moved, case .finger(let last)? = inputs.last, last.id == id, last.phase == .moved {
      inputs.removeLast()
    }
    inputs.append(
      .finger(
        DemoFinger(id: id, phase: phase, position: position, isMouse: id == Self.mouse)))
  }

  private mutating func addFinger(
    _ finger: SDL_TouchFingerEvent, _ phase: ContactPhase, _ size: CGSize,
    _ point: (Double, Double) -> CGPoint
  ) {
    let id = Int(truncatingIfNeeded: finger.fingerId) &+ 1
    let place = point(Double(finger.x) * size.width, Double(finger.y) * size.height)
    add(id == Self.mouse ? Int.max : id, phase, place)
  }

  /// Adds a report of a gesture on a touchpad.
  mutating func add(_ gesture: DemoGesture) { inputs.append(.gesture(gesture)) }

  private mutating func addWheel(_ wheel: SDL_MouseWheelEvent, _ point: (Double, Double) -> CGPoint)
  {
    // Content moves up if the wheel turns towards its user, and left if the wheel goes right.
    let movement = CGVector(
      dx: -Double(wheel.preciseX) * Self.notch, dy: Double(wheel.preciseY) * Self.notch)
    guard movement.dx != 0 || movement.dy != 0 else { return }
    let isContinuous =
      wheel.preciseX != wheel.preciseX.rounded() || wheel.preciseY != wheel.preciseY.rounded()
    inputs.append(
      .scroll(
        DemoScroll(
          movement: movement, isContinuous: isContinuous,
          position: point(Double(wheel.mouseX), Double(wheel.mouseY)))))
  }

  private mutating func addKey(_ event: SDL_KeyboardEvent) {
    let modifiers = UInt32(event.keysym.mod)
    let isControl = modifiers & KMOD_CTRL.rawValue != 0
    guard modifiers & (KMOD_ALT.rawValue | KMOD_GUI.rawValue) == 0 else { return }
    guard var name = Self.name(of: event.keysym.sym) else { return }
    if modifiers & KMOD_SHIFT.rawValue != 0 { name = Self.shifted[name] ?? name }
    if isControl {
      if ["c", "q", "w"].contains(name) { inputs.append(.key(.quit)) }
      return
    }
    guard let key = DemoKey(name, keysAreHand: keysAreHand), event.repeat == 0 || key.repeats
    else { return }
    inputs.append(.key(key))
  }

  /// The characters with Shift, on English and German keyboards.
  private static let shifted = [",": "<", ".": ">", "<": ">"]

  mutating func tell(_ stroke: DemoKeystroke) { inputs.append(.typed(stroke)) }

  /// Returns the key's name as in `DemoKey`.
  static func name(of key: SDL_Keycode) -> String? {
    switch SDL_KeyCode(UInt32(bitPattern: key)) {
    case SDLK_ESCAPE: "esc"
    case SDLK_RETURN, SDLK_KP_ENTER: "enter"
    case SDLK_SPACE: "space"
    case SDLK_LEFT: "left"
    case SDLK_RIGHT: "right"
    case SDLK_UP: "up"
    case SDLK_DOWN: "down"
    default:
      Unicode.Scalar(UInt32(bitPattern: key)).flatMap {
        (" "..."~").contains($0) ? String($0) : nil
      }
    }
  }
}
