import Expectations
import GoldenTexts
import Testing
import UIKit

/// The visible state and the answers after each step of random calls of all members of a few classes.
@MainActor
@Suite(.serialized) struct MemberWalkTests {
  private func compare(
    _ name: String, seeds: Range<UInt64> = 0..<5, steps: Int = 120, hasKeyboard: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation, _ add: (MemberWalk) -> Void
  ) throws {
    var marks = WalkMarks()
    let wasOn = ScreenKeyboardSwitch.isOn
    defer { ScreenKeyboardSwitch.isOn = wasOn }
    ScreenKeyboardSwitch.isOn = hasKeyboard
    FixedSurroundings.during {
      for seed in seeds {
        let walk = MemberWalk(seed: seed)
        add(walk)
        WalkObserver.during(walk) { marks.add("\(name) \(seed)", walk, steps: steps) }
      }
    }
    try marks.compare(with: "members-\(name)", sourceLocation: sourceLocation)
  }

  @Test func `segments`() throws { try compare("segments") { $0.addSegments() } }
  @Test func `steppers, sliders and switches`() throws {
    try compare("steppers") { $0.addSteppers() }
  }
  @Test func `indicators`() throws { try compare("indicators") { $0.addIndicators() } }
  @Test func `labels`() throws { try compare("labels", seeds: 0..<12) { $0.addLabels() } }
  @Test func `fields`() throws { try compare("fields") { $0.addField() } }
  @Test func `views of text`() throws { try compare("texts") { $0.addTextView() } }
  @Test func `the keyboard of the screen`() throws {
    try compare("keyboard", hasKeyboard: true) { $0.addKeyboard() }
  }
  @Test func `search bars`() throws { try compare("search-bars") { $0.addSearchBar() } }
  @Test func `search controllers`() throws {
    try compare("search-controllers") { $0.addSearchController() }
  }
  @Test func `buttons`() throws { try compare("buttons") { $0.addButtons() } }
  @Test func `navigation bars`() throws { try compare("navigation-bars") { $0.addNavigationBar() } }
  @Test func `toolbars`() throws { try compare("toolbars") { $0.addToolbar() } }
  @Test func `tab bars`() throws { try compare("tab-bars") { $0.addTabBar() } }
  @Test func `tab bar controllers`() throws { try compare("tab-controllers") { $0.addTabs() } }
  @Test func `navigation controllers`() throws {
    try compare("navigation-controllers") { $0.addStack() }
  }
  @Test func `split view controllers without columns`() throws {
    try compare("split-controllers") { $0.addSplit() }
  }
  @Test func `page view controllers`() throws {
    var number = 0
    try compare("page-controllers", seeds: 0..<12, steps: 60) {
      $0.addPages(number)
      number += 1
    }
  }
  @Test func `pointers`() throws { try compare("pointers") { $0.addPointers() } }
  @Test func `dragged items`() throws { try compare("dragged") { $0.addDrags() } }
  @Test func `scroll views`() throws { try compare("scroll-views") { $0.addScrolls() } }
  @Test func `pickers`() throws { try compare("pickers") { $0.addPicker() } }
  @Test func `content of lists`() throws { try compare("list-content") { $0.addListContent() } }
  @Test func `a menu of commands`() throws { try compare("edit-menus") { $0.addEditMenus() } }
  @Test func `pickers of colors`() throws { try compare("color-pickers") { $0.addPickers() } }
  @Test func `sheets of activities`() throws { try compare("activities") { $0.addActivities() } }
  @Test func `presses for previews`() throws { try compare("peeks") { $0.addPeeks() } }
}
