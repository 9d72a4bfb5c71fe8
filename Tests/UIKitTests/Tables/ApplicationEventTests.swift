import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Sentences of what a hand did in an application. The listener is one for the process, so each test takes it and gives
/// it back within one turn of the main actor.
@MainActor struct ApplicationEventTests {
  /// The events that happen while the block runs.
  private func events(_ act: () -> Void) -> [ApplicationEvent] {
    var heard: [ApplicationEvent] = []
    ApplicationEvent.listener = { event, _ in heard.append(event) }
    defer { ApplicationEvent.listener = nil }
    act()
    return heard
  }

  private func sentences(_ act: () -> Void) -> [String] { events(act).map(\.text) }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.advance(to: 0)
    return window
  }

  // MARK: Rows

  @Test func `a tap on a row is told with the row`() throws {
    let scene = TableScene(rows: 20)
    let heard = events { scene.tap(100, 100) }
    let event = try #require(heard.first)
    expect(heard.count, equals: 1)
    expect(event.kind, equals: .selected)
    expect(event.text, equals: "selected row 2 of section 0")
    expect(event.section == 0 && event.item == 2)
  }

  @Test func `a tap that nothing takes is not told`() {
    let scene = TableScene(rows: 2)
    scene.refusesSelection = true
    expect(sentences { scene.tap(100, 300) }, equals: [])
  }

  @Test func `a swiped row is told with its actions, and again when it closes`() {
    let scene = TableScene(rows: 20)
    scene.actions = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }
    let heard = sentences {
      scene.fingers.down(0, 300, 66)
      for x in stride(from: 290.0, through: 200, by: -10) { scene.fingers.move(0, x, 66) }
      scene.fingers.lift()
      scene.fingers.wait(1000)
      scene.tap(100, 300)
      scene.fingers.wait(1000)
    }
    expect(heard, equals: ["opened row 1 of section 0: Delete", "closed row 1 of section 0"])
  }

  @Test func `a scroll is told once, when it rests, from where to where`() throws {
    let scene = TableScene(rows: 100)
    let heard = events {
      scene.fingers.down(0, 160, 400)
      for y in stride(from: 390.0, through: 200, by: -10) { scene.fingers.move(0, 160, y) }
      scene.fingers.wait(200)
      scene.fingers.lift()
      scene.fingers.wait(3000)
    }
    let event = try #require(heard.first)
    expect(heard.count, equals: 1)
    expect(event.kind, equals: .scrolled)
    expect(event.from, equals: 0)
    expect(event.to, equals: scene.y)
    expect(event.text, equals: "scrolled UITableView from 0 to \(Int(scene.y.rounded()))")
  }

  // MARK: Controls

  @Test func `a press of a button and a switch's new value are told`() {
    let view = UIViewController()
    let window = window(view)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    let onOff = UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31))
    onOff.accessibilityLabel = "Wi-Fi"
    view.view.addSubview(button)
    view.view.addSubview(onOff)
    window.layoutIfNeeded()
    let fingers = Fingers(window)
    func tap(_ x: Double, _ y: Double) {
      fingers.down(0, x, y)
      fingers.wait(30)
      fingers.lift()
    }
    let heard = events {
      tap(70, 122)
      tap(45, 215)
    }
    expect(heard.map(\.kind), equals: [.pressed, .changed])
    expect(heard.first?.text, equals: "pressed Send")
    expect(heard.last?.text, equals: "changed Wi-Fi: on")
    expect(onOff.isOn)
  }

  // MARK: Controllers

  @Test func `pushes, pops, presentations and dismissals are told when they have completed`() {
    let first = UIViewController()
    first.title = "Inbox"
    let second = UIViewController()
    second.title = "Message"
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    var seconds = 1.0
    func pass() {
      for _ in 0..<3 {
        window.advance(to: seconds)
        seconds += 1
      }
    }
    let heard = events {
      navigation.pushViewController(second, animated: true)
      pass()
      navigation.popViewController(animated: true)
      pass()
      navigation.present(second, animated: true)
      pass()
      navigation.dismiss(animated: true)
      pass()
    }
    expect(heard.map(\.kind), equals: [.pushed, .popped, .presented, .dismissed])
    expect(heard.allSatisfy { $0.text.contains("Message") })
    expect(heard.allSatisfy { $0.title == "Message" })
  }

  @Test func `a chosen tab is told by its title`() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let page = UIViewController()
      page.title = title
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    let window = window(tabs)
    let fingers = Fingers(window)
    let heard = events {
      fingers.down(0, 292, 820)
      fingers.wait(30)
      fingers.lift()
      window.advance(to: 2)
    }
    expect(heard.map(\.text), equals: ["chose the tab Two"])
    expect(heard.map(\.kind), equals: [.choseTab])
  }

  @Test func `a sheet's new height is told, and the old one is not`() {
    let root = UIViewController()
    let window = window(root)
    let page = UIViewController()
    page.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(page, animated: false)
    window.advance(to: 1)
    let fingers = Fingers(window, startingAt: 1)
    let heard = sentences {
      fingers.down(0, 195, 500)
      for y in stride(from: 490.0, through: 100, by: -10) { fingers.move(0, 195, y) }
      fingers.lift()
      fingers.wait(2000)
    }
    expect(heard, equals: ["moved the sheet to large"])
  }

  // MARK: Words

  @Test func `numbers of sentences are short`() {
    expect(eventNumber(412), equals: "412")
    expect(eventNumber(0.25) == "0.3" || eventNumber(0.25) == "0.2")
    expect(eventNumber(-7.5), equals: "-7.5")
    expect(eventNumber(.infinity), equals: "inf")
    expect(eventNumber(1e300), equals: "1e+300")
  }

  @Test func `each kind has a name of its own for programs`() {
    let names = ApplicationEvent.Kind.allCases.map(\.rawValue)
    expect(Set(names).count, equals: names.count)
    expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }
}
