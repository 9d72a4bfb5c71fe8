import CSDL2
import DemoWindow
import Demos
import Evdev
import Foundation
import Gestures
import Live
import Synthesis
import Testing
import Touches
import UIKit

/// A window of SDL's own driver without a screen, and events that SDL is given as a window system's.
@MainActor
@Suite(.serialized) struct WindowDisplayTests {
  private func makeSession() throws -> DemoSession {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    return try DemoSession(.card, hand: .keys, clock: LiveClock(try InputLoop()))
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
    // The driver's screen is 768 high, so that the scene begins smaller and in its own shape.
    let room = display.room
    #expect(room.height < 768 && abs(Double(room.width) / Double(room.height) - 390 / 844) < 0.003)
    let scale = try #require(room.pixelsPerPoint)
    try display.show(session.frame(in: display.room))
    _ = try take(display, session)
    // Two moves at one time are one.
    let middle = Float(room.width) / 2 / Float(room.width + 400)
    for (type, y) in [
      (SDL_FINGERDOWN, 0.5), (SDL_FINGERMOTION, 0.55), (SDL_FINGERMOTION, 0.6), (SDL_FINGERUP, 0.6),
    ] {
      var event = finger(type, x: middle, y: Float(y))
      SDL_PushEvent(&event)
    }
    let inputs = try take(display, session)
    let fingers = inputs.compactMap { if case .finger(let finger) = $0 { finger } else { nil } }
    #expect(fingers.map(\.phase) == [.began, .moved, .ended])
    #expect(fingers.map { Int($0.position.x.rounded()) } == [195, 195, 195])
    #expect(fingers.map { Int($0.position.y.rounded()) } == [422, 506, 506])
    #expect(scale < 1)
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
    #expect(keys == [.quit, .quit, .activate, .step(1), .gesture(.left)])
  }

  @Test func `closing ends it`() throws {
    let session = try makeSession()
    let display = try WindowDisplay(session)
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    SDL_PushEvent(&event)
    let report = try session.run(on: display)
    #expect(report.transitions.isEmpty)
  }

  @Test func `what stops the loop ends the window's wait`() throws {
    let session = try makeSession()
    let display = try WindowDisplay(session)
    let stopper = session.clock.loop.stopper
    Thread.detachNewThread { stopper.stop() }
    _ = try session.run(on: display)
    #expect(!session.isOver)
  }
}
