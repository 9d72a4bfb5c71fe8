import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

@MainActor
struct UIPointerInteractionTests {
  private let table = Table()
  private let card = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 50))

  private final class Delegate: NSObject, UIPointerInteractionDelegate {
    var heard: [String] = []
    var makesEffect: ((UIView) -> UIPointerEffect)?
    var isHalved = false

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard isHalved else { return defaultRegion }
      return UIPointerRegion(rect: .zero, identifier: request.location.x < 50 ? "left" : "right")
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      guard let view = interaction.view, let makesEffect else { return nil }
      return UIPointerStyle(effect: makesEffect(view))
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      heard.append("enters \(region.identifier.map { "\($0.base)" } ?? "all")")
      animator.addCompletion { self.heard.append("entered \($0)") }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { heard.append("exits \(region.identifier.map { "\($0.base)" } ?? "all")") }
  }

  private let delegate = Delegate()
  private let interaction: UIPointerInteraction

  init() {
    interaction = UIPointerInteraction(delegate: delegate)
    table.view.addSubview(card)
    card.addInteraction(interaction)
    table.fingers.wait(10)
  }

  private var platters: [PreviewPlatter] {
    table.window.subviews.compactMap { $0 as? PreviewPlatter }
  }

  @Test func `a pointer enters a view once, moves in it and exits`() {
    table.fingers.hover(150, 220)
    table.fingers.hover(160, 220)
    expect(delegate.heard == ["enters all", "entered true"] && interaction.isOver)
    table.fingers.hover(20, 20)
    expect(delegate.heard.filter { !$0.hasPrefix("entered") }, equals: ["enters all", "exits all"])
    expect(!interaction.isOver)
  }

  @Test func `two regions of a view are entered in turn`() {
    delegate.isHalved = true
    table.fingers.hover(110, 220)
    table.fingers.hover(120, 220)
    table.fingers.hover(180, 220)
    let calls = delegate.heard.filter { !$0.hasPrefix("entered") }
    expect(calls, equals: ["enters left", "exits left", "enters right"])
  }

  @Test func `a highlight is a background behind the view, and no view of the application's`()
    throws
  {
    delegate.makesEffect = { .highlight(UITargetedPreview(view: $0)) }
    let before = table.view.layer.sublayers?.count ?? 0
    table.fingers.hover(150, 220)
    table.fingers.wait(300)
    expect(table.view.subviews == [card] && delegate.heard.last == "entered true")
    let layers = table.view.layer.sublayers ?? []
    expect(layers.count, equals: before + 1)
    let glow = try #require(layers.first { $0 !== card.layer })
    expect(glow.frame, equals: card.frame.insetBy(dx: -6, dy: -6))
    expect(
      layers.firstIndex { $0 === glow } ?? 9, isBelow: layers.firstIndex { $0 === card.layer } ?? 0)
    table.fingers.hover()
    table.fingers.wait(300)
    expect(table.view.layer.sublayers?.count, equals: before)
  }

  @Test func `a lift is a copy above the window, which goes with the pointer or a press`() {
    delegate.makesEffect = { .lift(UITargetedPreview(view: $0)) }
    table.fingers.hover(150, 220)
    table.fingers.wait(300)
    expect(platters.count == 1 && platters.first?.isLifted == true)
    expect(card.transform, equals: .identity)
    interaction.isEnabled = false
    table.fingers.wait(300)
    expect(platters.isEmpty && delegate.heard.last == "exits all")
  }

  @Test func `a hover can have a veil and a shadow`() {
    delegate.makesEffect = {
      .hover(
        UITargetedPreview(view: $0), preferredTintMode: .overlay, prefersShadow: true,
        prefersScaledContent: false)
    }
    let before = table.view.layer.sublayers?.count ?? 0
    table.fingers.hover(150, 220)
    expect(platters.count == 1 && table.view.layer.sublayers?.count == before + 1)
    card.removeInteraction(interaction)
    table.fingers.wait(300)
    expect(platters.isEmpty && table.view.layer.sublayers?.count == before)
    expect(card.gestureRecognizers, equals: [])
  }

  @Test func `a button asks its provider for the style, and says that the pointer is over it`() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 400, width: 100, height: 40)
    table.view.addSubview(button)
    expect(!button.isPointerInteractionEnabled && button.pointerStyleProvider == nil)
    var asked = 0
    button.pointerStyleProvider = { button, effect, shape in
      asked += 1
      expect(effect.preview.view === button)
      return UIPointerStyle(effect: .lift(effect.preview), shape: shape)
    }
    expect(button.isPointerInteractionEnabled)
    table.fingers.hover(150, 420)
    table.fingers.wait(300)
    expect(asked == 1 && platters.count == 1 && button.isHovered)
    table.fingers.hover(10, 10)
    table.fingers.wait(300)
    expect(platters.isEmpty && !button.isHovered)
    button.isPointerInteractionEnabled = false
    expect(button.interactions.isEmpty)
  }

  @Test func `buttons of a pointer have masks by their numbers`() {
    expect(UIEvent.ButtonMask.button(1), equals: .primary)
    expect(UIEvent.ButtonMask.button(2), equals: .secondary)
    expect(UIEvent.ButtonMask.button(3).rawValue, equals: 4)
    for number in [0, -1, Int.max, Int.min] {
      expect(UIEvent.ButtonMask.button(number), equals: [])
    }
  }
}
