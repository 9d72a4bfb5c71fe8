import Expectations
import Foundation
import PantographDemos
import PantographEvdev
import PantographLive
import PantographRecordings
import PantographRendering
import PantographStage
import PantographSynthesis
import PantographTouches
import SimulatedDevices
import Testing
import UIKit

/// Scenes on the screen of a device model.
@MainActor
@Suite(.serialized) struct SceneScreenTests {
  private func run(_ scene: DemoScene, on screen: DeviceModel?) throws -> SceneRun {
    let track = try #require(try scene.modelHand().tracks.first)
    return SceneRun(
      scene, contacts: RecordedContacts(track), look: SceneLook(screen: screen))
  }

  @Test(arguments: DeviceModel.all.map(\.name))
  func `a scene has the screen, its safe area and its status bar`(name: String) throws {
    let model = try #require(DeviceModel.all.first { $0.name == name })
    let run = try run(.card, on: model)
    expect(run.window.bounds.size == model.size && run.window.showsStatusBar)
    expect(
      run.window.safeAreaInsets, equals: model.safeArea(in: .portrait, hidesStatusBar: false))
    expect(run.window.rootViewController?.view.frame, equals: run.window.bounds)
  }

  @Test func `without one nothing of it is there`() throws {
    let run = try run(.card, on: nil)
    expect(run.window.deviceModel == nil && run.window.bounds.size == DemoScene.card.size)
    expect(!run.window.showsStatusBar && run.window.safeAreaInsets == .zero)
  }

  @Test(arguments: DemoScene.all.map(\.name))
  func `each scene does on it what its gesture is there for`(name: String) throws {
    let scene = try #require(DemoScene.named(name))
    let usual = try run(scene, on: nil).run()
    let report = try run(scene, on: .phone).run()
    expect(report.endings.map(\.outcome), equals: usual.endings.map(\.outcome))
  }

  @Test func `the picture has the bar at its top, and that alone is different`() throws {
    let run = try run(.tabs, on: .phone)
    run.advance(to: TimeSpan.zero)
    let renderer = LayerRenderer(scale: 1, background: .white)
    let with = try renderer.image(of: run.window)
    run.window.deviceModel = nil
    run.window.safeAreaOfScreen = DeviceModel.phone.safeArea(in: .portrait, hidesStatusBar: false)
    run.window.layoutIfNeeded()
    let without = try renderer.image(of: run.window)
    var rows: Set<Int> = []
    for y in 0..<with.height {
      for x in 0..<with.width where with[x, y] != without[x, y] { rows.insert(y) }
    }
    expect(!rows.isEmpty && rows.allSatisfy { $0 < 54 })
  }

  private final class SidePage: UIViewController {
    var sizes: [CGSize] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override func viewIsAppearing(_ animated: Bool) { sizes.append(view.bounds.size) }
  }

  private final class SideDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = SidePage()
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test func `an application has the screen from its launch on, and lies as it supports`() throws {
    let before = UIScreen.main
    defer {
      UIWindow.modelOfProgram = nil
      UIScreen.main = before
    }
    let scene = DemoScene.application("Side") { SideDelegate() }
    let run = try run(scene, on: .smallPhone)
    let page = try #require(run.window.rootViewController as? SidePage)
    expect(run.window.bounds.size, equals: CGSize(width: 667, height: 375))
    expect(page.sizes, equals: [CGSize(width: 667, height: 375)])
    expect(UIScreen.main.bounds.size, equals: CGSize(width: 375, height: 667))
    expect(UIScreen.main.scale == 2 && page.traitCollection.displayScale == 2)
    _ = run.finish()
  }

  /// A display that sends keys at given times.
  private final class Display: DemoDisplay {
    var room = DemoRoom(width: 80, height: 80)
    var inputs: [DemoInput] = []
    var captions: [DemoCaption] = []
    var descriptors: [Int32] { [] }
    func isReady() -> Bool { true }
    func show(_ frame: DemoFrame) { captions.append(frame.caption) }
    func takeInput() -> [DemoInput] {
      defer { inputs = [] }
      return inputs
    }
  }

  @Test(arguments: [true, false])
  func `a key turns the device, where there is one`(hasScreen: Bool) throws {
    let room = try FakeRoom()
    let display = Display()
    var settings = DemoSession.Settings()
    settings.look.screen = hasScreen ? .phone : nil
    let session = try DemoSession(
      .navigation, mover: .keys, clock: room.clock, settings: settings)
    var sizes: [CGSize] = []
    for (index, key) in [DemoKey.turn, .turn, .toggleRecording].enumerated() {
      let time = Int64(index + 1) * 1_000_000
      room.script.append((room.moment(time), { display.inputs.append(.key(key)) }))
      room.script.append(
        (room.moment(time + 900_000), { sizes.append(session.run.window.bounds.size) }))
    }
    room.script.append((room.moment(5_000_000), { display.inputs.append(.key(.quit)) }))
    _ = try session.run(on: display)
    // A second quarter turn would be upside down, which no scene supports on a telephone.
    let turned = CGSize(width: 852, height: 393)
    expect(
      sizes, equals: Array(repeating: hasScreen ? turned : DemoScene.navigation.size, count: 3))
    expect(
      display.captions.contains {
        $0.notice?.contains(hasScreen ? "does not record" : "--screen phone") == true
      })
  }
}
