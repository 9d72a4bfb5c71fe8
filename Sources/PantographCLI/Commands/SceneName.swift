/// A scene that the studio has, as far as this program knows it: a test compares this list with the scenes
/// themselves.
package struct SceneName: Hashable, Sendable {
  package let name: String
  /// A phrase without a full stop.
  package let summary: String

  private init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }

  /// The names, in the order in which the studio lists them.
  package static var all: [String] { list.map(\.name) }

  package static let list = [
    SceneName("navigation", "a page that a swipe from the left edge pops"),
    SceneName("card", "a card that a drag down dismisses"),
    SceneName("sheet", "a sheet that a drag takes to its heights, and away"),
    SceneName("menu", "a menu that a swipe from the left edge presents"),
    SceneName("tabs", "tabs that a swipe goes through, either way"),
    SceneName("pages", "pages that a swipe turns, either way"),
    SceneName("photos", "a photo that a drag down puts back, and that two fingers turn"),
    SceneName("diagonal", "a page that a drag down takes away over the corner"),
    SceneName("flip", "a page that a drag to the left turns over"),
    SceneName("workspaces", "workspaces that three fingers go through, with places to rest"),
    SceneName("popover", "a popover that a tap beside it dismisses"),
  ]
}
