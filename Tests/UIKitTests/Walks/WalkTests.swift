import Expectations
import GoldenTexts
import Testing
import UIKit

/// The visible state and the public values after each step of random walks.
@MainActor
@Suite(.serialized) struct WalkTests {
  private func compare(
    _ name: String, seeds: Range<UInt64> = 0..<6, steps: Int = 60,
    sourceLocation: SourceLocation = #_sourceLocation, _ make: (UInt64) -> Walk
  ) throws {
    let oldWarning = Misuse.onWarning
    defer { Misuse.onWarning = oldWarning }
    Misuse.onWarning = { _ in }
    var marks = WalkMarks()
    for seed in seeds { marks.add("\(name) \(seed)", make(seed), steps: steps) }
    try marks.compare(with: name, sourceLocation: sourceLocation)
  }

  @Test func `stacks`() throws { try compare("stacks") { StackWalk(seed: $0) } }
  @Test func `changing layouts`() throws { try compare("layouts") { LayoutChangeWalk(seed: $0) } }
  @Test func `menus`() throws { try compare("menus") { MenuWalk(seed: $0) } }
  @Test func `sheets with a list`() throws { try compare("sheets") { SheetWalk(seed: $0) } }
  @Test func `windows`() throws { try compare("windows") { WindowWalk(seed: $0) } }
  @Test func `taken presenters`() throws {
    try compare("presenters") { PresenterWalk(seed: $0) }
  }
  @Test func `bars`() throws { try compare("bars") { BarWalk(seed: $0) } }
  @Test func `columns`() throws { try compare("columns") { ColumnWalk(seed: $0) } }
  @Test func `pages`() throws { try compare("pages") { PageWalk(seed: $0) } }
  @Test func `alerts and popovers`() throws { try compare("overlays") { OverlayWalk(seed: $0) } }
  @Test func `carried rows and items`() throws {
    try compare("drags", seeds: 0..<3) { DragWalk(seed: $0) }
  }

  @Test func `wheels`() throws {
    let oldNow = UIDatePicker.now
    defer { UIDatePicker.now = oldNow }
    try compare("wheels", seeds: 0..<3) { WheelWalk(seed: $0) }
  }

  @Test func `keys`() throws {
    let oldText = UIPasteboard.general.string
    defer { UIPasteboard.general.string = oldText }
    try compare("keys") { seed in
      UIPasteboard.general.string = "pasted"
      return KeyWalk(seed: seed)
    }
  }
}
