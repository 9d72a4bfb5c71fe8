/// The names of the scenes that the studio has, in the order in which it lists them.
enum SceneName {
  static let all = [
    "navigation", "card", "sheet", "menu", "tabs", "pages", "photos", "diagonal", "flip",
    "workspaces", "popover",
  ]
}
