import Foundation
import PantographSceneNames
import PantographSynthesis
import PantographTouches
import UIKit

/// A scene for gestures: a window's content, and the transition that a gesture can drive in it.
public struct DemoScene: Sendable {
  /// The scene's name on the command line.
  public let name: String
  /// A line about the scene's content and the gesture that moves it.
  public let summary: String
  /// The window's size in points.
  public let size: CGSize
  /// Whether the gesture begins at an edge of the screen.
  var beginsAtEdge = false
  /// The direction of the gesture that drives the scene's transition.
  var way = StrokeDirection.down
  /// Whether the scene has a keyboard on the screen in every look.
  var showsKeyboard = false
  /// The user's application that runs in place of a scene; nil for a scene.
  var application: ApplicationLaunch?
  /// Fills the window with the initial content, before any touch or transition.
  let fill: @MainActor (SceneBuild) -> Void

  /// All scenes, in the order in which they are listed.
  public static let all = SceneName.allCases.map(\.scene)

  /// Returns the scene with this name; nil if there is none.
  public static func named(_ name: String) -> DemoScene? {
    all.first { $0.name == name }
  }

  /// Returns the summary for a look. In a mirrored one, left and right are exchanged.
  public func summary(in look: SceneLook) -> String {
    guard look.isMirrored else { return summary }
    return summary.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0 == "left" ? "right" : $0 }.joined(separator: " ")
  }

  /// Whether this is an application, which decides about its gestures itself.
  public var isApplication: Bool { application != nil }

  /// The time before the first frame of a recording.
  package var lead: TimeSpan { application?.lead ?? SceneRun.lead }

  static let phoneSize = CGSize(width: 390, height: 844)
}

extension DemoScene {
  /// Creates one of the listed scenes.
  init(
    _ scene: SceneName, size: CGSize, beginsAtEdge: Bool = false, way: StrokeDirection = .down,
    fill: @escaping @MainActor (SceneBuild) -> Void
  ) {
    self.init(
      name: scene.rawValue, summary: scene.summary, size: size, beginsAtEdge: beginsAtEdge,
      way: way, fill: fill)
  }
}

extension SceneName {
  fileprivate var scene: DemoScene {
    switch self {
    case .navigation: .navigation
    case .card: .card
    case .sheet: .sheet
    case .menu: .menu
    case .tabs: .tabs
    case .pages: .pages
    case .photos: .photos
    case .diagonal: .diagonal
    case .flip: .flip
    case .workspaces: .workspaces
    case .popover: .popover
    case .throw: .throw
    case .messages: .messages
    }
  }
}
