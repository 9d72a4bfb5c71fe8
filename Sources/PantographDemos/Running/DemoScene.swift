import Foundation
import PantographSceneNames
import PantographSynthesis
import PantographTouches
import UIKit

/// Something to play a gesture into: a window's content, and what a hand can do with it.
public struct DemoScene: Sendable {
  /// What it is called on the command line.
  public let name: String
  /// What it shows and which gesture moves it, in one line.
  public let summary: String
  /// The window's size in points.
  public let size: CGSize
  /// Whether its hand begins at an edge of the screen.
  var beginsAtEdge = false
  /// The way that its hand goes.
  var way = StrokeDirection.down
  /// An application of somebody's own, in the place of a scene.
  var application: ApplicationLaunch?
  /// Fills the window; nothing is under way and nothing has been touched yet.
  let fill: @MainActor (SceneBuild) -> Void

  /// Every scene, in the order in which they are listed.
  public static let all = SceneName.allCases.map(\.scene)

  /// The scene of that name; nil where there is none.
  public static func named(_ name: String) -> DemoScene? {
    all.first { $0.name == name }
  }

  /// What it shows and which gesture moves it in that look: mirrored, left is right.
  public func summary(in look: SceneLook) -> String {
    guard look.isMirrored else { return summary }
    return summary.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0 == "left" ? "right" : $0 }.joined(separator: " ")
  }

  /// Whether it is an application, which decides by itself.
  public var isApplication: Bool { application != nil }

  /// How long it stands before the first frame of a recording.
  var lead: TimeSpan { application?.lead ?? SceneRun.lead }

  static let phoneSize = CGSize(width: 390, height: 844)
}

extension DemoScene {
  /// A scene that is listed.
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
    }
  }
}
