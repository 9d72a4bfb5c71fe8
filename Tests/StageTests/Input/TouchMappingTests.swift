import Expectations
import Foundation
import PantographStage
import PantographTouches
import Testing
import UIKit

@MainActor
struct TouchMappingTests {
  private func frames(at position: Vector) -> WrittenContacts {
    var down = ContactFrame(time: .zero)
    down.append(Contact(id: ContactID(rawValue: 1), phase: .began, position: position))
    var up = ContactFrame(time: Timestamp(microseconds: 50_000))
    up.append(Contact(id: ContactID(rawValue: 1), phase: .ended, position: position))
    return WrittenContacts(frames: [down, up])
  }

  private func tapped(_ window: UIWindow, _ surface: SurfaceGeometry, _ mapping: TouchMapping?)
    -> CGPoint?
  {
    let tap = UITapGestureRecognizer()
    var tapped: CGPoint?
    tap.addAction { [tap] _ in tapped = tap.location(in: nil) }
    window.addGestureRecognizer(tap)
    let place = surface.size * 0.4
    Stage(window: window, source: frames(at: place), surface: surface, mapping: mapping).run()
    return tapped
  }

  @Test func `a touchscreen lies over the screen, and the window where its frame is`() throws {
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 400, height: 300))
    window.screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 1000, height: 600))
    let place = try #require(tapped(window, .unknown, nil))
    expect(abs(place.x - 300) < 0.001 && abs(place.y - 190) < 0.001)
  }

  @Test func `a pad that is the screen fills the window`() throws {
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 400, height: 300))
    window.screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 1000, height: 600))
    let place = try #require(tapped(window, .unknown, .surface))
    expect(abs(place.x - 160) < 0.001 && abs(place.y - 120) < 0.001)
  }

  @Test func `each kind of device has a mapping of its own`() {
    expect(TouchMapping.standard(for: .touchscreen), equals: .screen)
    expect(TouchMapping.standard(for: .touchpad), equals: .indirect(TouchpadSettings()))
  }
}
