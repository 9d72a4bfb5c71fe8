/// The name of a scene, also for programs that do not contain the scenes. Lists show the scenes in the
/// order of the cases.
package enum SceneName: String, CaseIterable, Sendable {
  case navigation
  case card
  case sheet
  case menu
  case tabs
  case pages
  case photos
  case diagonal
  case flip
  case workspaces
  case popover
  case `throw`

  /// The names of all scenes, in the order of the cases.
  package static var all: [String] { allCases.map(\.rawValue) }

  /// A phrase without a full stop that names the scene's content and the gesture that moves it.
  package var summary: String {
    switch self {
    case .navigation: "a page that a swipe from the left edge pops"
    case .card: "a card that a drag down dismisses"
    case .sheet: "a sheet that a drag takes to its heights, and away"
    case .menu: "a menu that a swipe from the left edge presents"
    case .tabs: "tabs that a swipe goes through, either way"
    case .pages: "pages that a swipe turns, either way"
    case .photos: "a photo that a drag down puts back, and that two fingers turn"
    case .diagonal: "a page that a drag down takes away over the corner"
    case .flip: "a page that a drag to the left turns over"
    case .workspaces: "workspaces that three fingers go through, with places to rest"
    case .popover: "a popover that a tap beside it dismisses"
    case .throw: "a card that a drag throws, and that a snap takes back"
    }
  }
}
