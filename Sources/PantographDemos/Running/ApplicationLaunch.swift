import PantographTouches
import UIKit

/// The launch of an application in place of a scene; one for each run.
struct ApplicationLaunch: Sendable {
  /// Creates a new delegate for each launch.
  let makeDelegate: @MainActor () -> any UIApplicationDelegate
  /// The time before the first finger, in which the application's initial transitions end.
  var lead: TimeSpan
}

extension DemoScene {
  /// Returns an application as a scene. Each run launches it again, with the window that it
  /// creates.
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
