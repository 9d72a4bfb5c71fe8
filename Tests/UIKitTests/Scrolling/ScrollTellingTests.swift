import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@testable import UIKit

/// The printed lines about content that is released.
@MainActor struct ScrollTellingTests {
  private final class Listener: ApplicationObserver {
    var said: [String] = []
    func application(willHear call: String) { said.append(call) }
    func applicationDidMake(_ grip: TransitionGrip) {}
    func transition(_ name: String, did step: TransitionNews) {}
  }

  static func said(_ work: () -> Void) -> [String] {
    let listener = Listener()
    let before = UIApplication.observer
    UIApplication.observer = listener
    defer { UIApplication.observer = before }
    work()
    return listener.said.filter { $0.contains("lets go") }
  }

  @Test func `where it rests, and that it is the end`() {
    let scene = ScrollScene(content: CGSize(width: 320, height: 800))
    let said = Self.said {
      scene.drag(0, -100)
      scene.fingers.lift()
    }
    expect(
      said,
      equals: ["UIScrollView lets go at y 90 with 1000 pt/s, rests at 320, the end of the content"])
  }

  @Test func `why a page was not turned`() {
    let scene = ScrollScene(content: CGSize(width: 960, height: 480))
    scene.scroll.isPagingEnabled = true
    let said = Self.said {
      scene.drag(-100, from: (300, 240))
      scene.fingers.wait(300)
      scene.fingers.lift()
    }
    expect(said.count, equals: 1)
    expect(
      said.first?.hasPrefix("UIScrollView lets go at x 90 with 0 pt/s, rests at 0, page 0:"),
      equals: true
    )
  }

  @Test func `that it stays`() {
    let scene = ScrollScene()
    let said = Self.said {
      scene.drag(0, -100)
      scene.fingers.wait(300)
      scene.fingers.lift()
    }
    expect(said, equals: ["UIScrollView lets go and stays at 0,90"])
  }
}
