import PantographTouches
import UIKit

/// How an application is launched in the place of a scene, as often as it has to run.
struct ApplicationLaunch: Sendable {
  /// A new delegate for each launch.
  let makeDelegate: @MainActor () -> any UIApplicationDelegate
  /// How long it has before the first finger comes, so that what it begins with is over.
  var lead: TimeSpan
}

extension DemoScene {
  /// An application as a scene: launched anew for each run, with the window that it makes.
  @MainActor
  public static func application(
    _ name: String, lead: TimeSpan = .seconds(1),
    _ makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) -> DemoScene {
    var scene = DemoScene(
      name: name, summary: "an application", size: UIScreen.main.bounds.size
    ) { _ in }
    scene.application = ApplicationLaunch(makeDelegate: makeDelegate, lead: lead)
    return scene
  }
}
