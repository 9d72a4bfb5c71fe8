import CPantographSDL2
import Expectations
import Foundation
import PantographDemoWindow
import PantographDemos
import PantographEvdev
import PantographGestures
import PantographLive
import PantographSynthesis
import PantographTouches
import Testing
import UIKit

/// A window on SDL's driver without a screen, with events that SDL receives as if from a window system.
@MainActor
@Suite(.serialized) struct WindowDisplayTests {
  private func makeSession() throws -> DemoSession {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    return try DemoSession(.card, mover: .keys, clock: LiveClock(try InputLoop()))
  }

  private func finger(_ type: SDL_EventType, x: Float, y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    event.tfinger.fingerId = 7
    event.tfinger.x = x
    event.tfinger.y = y
    return event
  }

  private func key(_ key: SDL_KeyCode) -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = SDL_Keycode(key.rawValue)
    return event
  }

  private func take(_ display: WindowDisplay, _ session: DemoSession) throws -> [DemoInput] {
    _ = try session.clock.wait(until: session.clock.now)
    return display.takeInput()
  }

  @Test func `fingers of the window system are fingers, at the scene's points`() throws {
    let session = try makeSession()
    let display = try WindowDisplay(session)
    // The driver's screen is 768 high, so that the scene begins smaller and keeps its aspect ratio.
    let room = display.room
    expect(room.height < 768 && abs(Double(room.width) / Double(room.height) - 390 / 844) < 0.003)
    let scale = try #require(room.pixelsPerPoint)
    try display.show(session.frame(in: display.room))
    _ = try take(display, session)
    // Two moves at the same time count as one.
    let middle = Float(room.width) / 2 / Float(room.width + 400)
    for (type, y) in [
      (SDL_FINGERDOWN, 0.5), (SDL_FINGERMOTION, 0.55), (SDL_FINGERMOTION, 0.6), (SDL_FINGERUP, 0.6),
    ] {
      var event = finger(type, x: middle, y: Float(y))
      SDL_PushEvent(&event)
    }
    let inputs = try take(display, session)
    let fingers = inputs.compactMap { if case .finger(let finger) = $0 { finger } else { nil } }
    expect(fingers.map(\.phase), equals: [.began, .moved, .ended])
    expect(fingers.map { Int($0.position.x.rounded()) }, equals: [195, 195, 195])
    expect(fingers.map { Int($0.position.y.rounded()) }, equals: [422, 506, 506])
    expect(scale, isBelow: 1)
  }

  @Test func `keys are those of the terminal`() throws {
    let session = try makeSession()
    let display = try WindowDisplay(session)
    for code in [SDLK_q, SDLK_ESCAPE, SDLK_SPACE, SDLK_PERIOD, SDLK_LEFT, SDLK_z, SDLK_F1] {
      var event = key(code)
      SDL_PushEvent(&event)
    }
    let keys = try take(display, session).compactMap {
      if case .key(let key) = $0 { key } else { nil }
    }
    expect(keys, equals: [.quit, .quit, .activate, .step(1), .gesture(.left)])
  }

  private func stroke(
    _ type: SDL_EventType, _ code: Int32, _ modifiers: SDL_Keymod = SDL_Keymod(0),
    again: Bool = false
  ) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    event.key.keysym.sym = code
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    event.key.`repeat` = again ? 1 : 0
    return event
  }

  private func text(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(text.utf8)) }
    return event
  }

  @Test func `an application gets keys as they go down, up, and write`() throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let scene = DemoScene.application("keys") { Delegate() }
    let session = try DemoSession(scene, mover: .keys, clock: LiveClock(try InputLoop()))
    let display = try WindowDisplay(session)
    _ = try take(display, session)
    let (down, up) = (SDL_KEYDOWN, SDL_KEYUP)
    var events = [
      stroke(down, Int32(SDLK_a.rawValue), KMOD_LSHIFT), text("A"),
      stroke(up, Int32(SDLK_a.rawValue)),
      stroke(down, Int32(SDLK_s.rawValue), KMOD_LCTRL),
      stroke(down, Int32(SDLK_F5.rawValue)), stroke(down, Int32(SDLK_LEFT.rawValue), again: true),
      // A key without a text, then a key of a German keyboard, then a character of an input method.
      stroke(down, Int32(SDLK_x.rawValue)), stroke(down, 0xF6), text("ö"), text("你"),
      stroke(down, Int32(SDLK_BACKSPACE.rawValue)),
    ]
    for index in events.indices { SDL_PushEvent(&events[index]) }
    let strokes = try take(display, session).compactMap {
      if case .typed(let stroke) = $0 { stroke } else { nil }
    }
    expect(
      strokes,
      equals: [
        DemoKeystroke("a", characters: "A", modifiers: .shift), DemoKeystroke("a", phase: .up),
        DemoKeystroke("s", modifiers: .control), DemoKeystroke("f5"),
        DemoKeystroke("left", phase: .again), DemoKeystroke("x"), DemoKeystroke("ö"),
        DemoKeystroke("", characters: "你"), DemoKeystroke("backspace"),
      ])
  }

  @Test func `closing ends it`() throws {
    let session = try makeSession()
    let display = try WindowDisplay(session)
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    SDL_PushEvent(&event)
    let report = try session.run(on: display)
    expect(report.transitions.isEmpty)
  }

  @Test func `what stops the loop ends the window's wait`() throws {
    let session = try makeSession()
    let display = try WindowDisplay(session)
    let stopper = session.clock.loop.stopper
    Thread.detachNewThread { stopper.stop() }
    _ = try session.run(on: display)
    expect(!session.isOver)
  }
}
