import Expectations
import Foundation
import PantographDemos
import PantographEvdev
import PantographLive
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTouches
import SimulatedDevices
import Testing
import UIKit

/// Keys of a display for the application that it shows.
@MainActor
@Suite(.serialized) struct ApplicationKeysTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    static var page: Page?
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      let page = Page()
      Self.page = page
      window?.rootViewController = page
      window?.makeKeyAndVisible()
      return true
    }
  }

  /// Handles the letter k and the right arrow.
  final class Page: UIViewController {
    var count = 0
    var releases = 0
    func next() { count += 1 }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: Page.next)]
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard presses.first?.key?.keyCode == .keyboardK else {
        return super.pressesBegan(presses, with: event)
      }
      count += 100
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      releases += 1
    }
  }

  private static func scene() -> DemoScene { DemoScene.application("keys") { Delegate() } }

  @Test
  func
    `a key that the application takes does nothing else, and every other one what it always does`()
    throws
  {
    let room = try FakeRoom()
    let session = try DemoSession(Self.scene(), mover: .keys, clock: room.clock)
    session.advance()
    let page = try #require(Delegate.page)
    session.type(DemoKeystroke("k"))
    session.type(DemoKeystroke("k", phase: .up))
    session.type(DemoKeystroke("right"))
    session.type(DemoKeystroke("right", phase: .again))
    expect(page.count == 102 && page.releases == 1)
    expect(session.showsOverlay)
    session.type(DemoKeystroke("o"))
    expect(!session.showsOverlay && page.count == 102)
    session.type(DemoKeystroke("o", phase: .up))
    session.type(DemoKeystroke("o", phase: .again))
    expect(!session.showsOverlay)
    session.type(DemoKeystroke("q"))
    expect(session.isOver)
  }

  @Test
  func
    `control with q, w or c ends it whatever the application takes, and no key moves it while it stands`()
    throws
  {
    let room = try FakeRoom()
    let session = try DemoSession(Self.scene(), mover: .keys, clock: room.clock)
    session.advance()
    session.press(.togglePause)
    session.type(DemoKeystroke("right"))
    expect(Delegate.page?.count, equals: 0)
    // The application would handle this key if it were not paused.
    session.type(DemoKeystroke("k"))
    expect(Delegate.page?.count, equals: 0)
    session.type(DemoKeystroke("right"))
    expect(Delegate.page?.count, equals: 1)
    expect(!session.isOver)
    session.type(DemoKeystroke("w", characters: "", modifiers: .control))
    expect(session.isOver)
  }

  @Test func `what a key sets going after a long rest begins with the key`() throws {
    final class Opener: UIViewController {
      static var modal: UIViewController?
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let modal = UIViewController()
        Self.modal = modal
        modal.modalPresentationStyle = .fullScreen
        present(modal, animated: true)
      }
    }
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Opener()
        window?.makeKeyAndVisible()
        return true
      }
    }
    let room = try FakeRoom()
    let session = try DemoSession(
      DemoScene.application("opener") { Delegate() }, mover: .keys, clock: room.clock)
    let display = RecordedFile.Display()
    func give(_ input: DemoInput, at microseconds: Int64) {
      room.script.append((room.moment(microseconds), { display.inputs.append(input) }))
    }
    var moving: [Bool] = []
    give(.typed(DemoKeystroke("x")), at: 9_000_000)
    for time: Int64 in [9_100_000, 9_300_000, 10_000_000] {
      room.script.append(
        (room.moment(time), { moving.append(Opener.modal?.transitionCoordinator != nil) }))
    }
    give(.key(.quit), at: 11_000_000)
    _ = try session.run(on: display)
    expect(moving, equals: [true, true, false])
  }

  @Test func `a step back undoes what keys did after it, and does again what they did before`()
    throws
  {
    let room = try FakeRoom()
    let track = try RecordedFile.track("phone-swipe-down-125hz")
    let session = try DemoSession(
      Self.scene(), mover: .recording(track, name: "swipe"), clock: room.clock)
    let display = RecordedFile.Display()
    func give(_ input: DemoInput, at microseconds: Int64) {
      room.script.append((room.moment(microseconds), { display.inputs.append(input) }))
    }
    var counts: [Int] = []
    give(.typed(DemoKeystroke("right")), at: 200_000)
    give(.typed(DemoKeystroke("k")), at: 400_000)
    give(.key(.step(-12)), at: 500_000)
    for time: Int64 in [450_000, 600_000] {
      room.script.append((room.moment(time), { counts.append(Delegate.page?.count ?? -1) }))
    }
    give(.key(.quit), at: 700_000)
    _ = try session.run(on: display)
    expect(counts, equals: [101, 1])
  }
}

enum RecordedFile {
  static func track(_ name: String) throws -> RecordingTrack {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Recordings")
    let file = folder.appending(path: "\(name).evemu").path
    return try #require(try RecordingFile.load(file, strict: true).recording.tracks.first)
  }

  /// A display that shows nothing.
  @MainActor
  final class Display: DemoDisplay {
    var room = DemoRoom(width: 39, height: 84)
    var descriptors: [Int32] { [] }
    func isReady() -> Bool { true }
    var inputs: [DemoInput] = []
    func show(_ frame: DemoFrame) {}
    func takeInput() -> [DemoInput] {
      defer { inputs = [] }
      return inputs
    }
  }
}
