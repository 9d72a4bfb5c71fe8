import PantographCLI
import PantographCommands
import PantographDemos
import PantographGestures
import PantographPlainText

extension Command {
  static func demoScene(named name: String, what: String = "scene") throws(Failure) -> DemoScene {
    if let scene = DemoScene.named(name) { return scene }
    let names = DemoScene.all.map(\.name)
    throw Failure(
      .usage, "there is no \(what) \"\(name)\"",
      advice: [
        NearMiss.of(name, in: names).map { "Did you mean \($0)?" }
          ?? "There are: \(names.joined(separator: ", "))."
      ])
  }

  /// Returns the policy in a thresholds file, or else the named policy.
  static func releasePolicy(_ invocation: Invocation) throws(Failure) -> ReleasePolicy {
    if let path = invocation.value(.decidingThresholds) { return try Policies.policy(in: path) }
    return try Policies.policy(named: invocation.value(.policy) ?? "pantograph")
  }
}
