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
  case messages

  /// The names of all scenes, in the order of the cases.
  package static var all: [String] { allCases.map(\.rawValue) }

  /// A phrase without a full stop that names the scene's content and the gesture that moves it.
  package var summary: String {
    switch self {
    case .navigation: "a page that a swipe from the left edge pops"
    case .card: "a card that a drag down dismisses"
    case .sheet: "a sheet that a drag resizes and dismisses"
    case .menu: "a menu that a swipe from the left edge presents"
    case .tabs: "tabs that a swipe changes, in both directions"
    case .pages: "pages that a swipe turns, in both directions"
    case .photos: "a photo that a drag down closes and two fingers rotate"
    case .diagonal: "a page that a drag down dismisses over the corner"
    case .flip: "a page that a drag to the left turns over"
    case .workspaces: "workspaces that a swipe with three fingers changes"
    case .popover: "a popover that a tap beside it dismisses"
    case .throw: "a card that a drag throws and a snap returns"
    case .messages: "messages above a keyboard that a drag down takes along"
    }
  }
}
