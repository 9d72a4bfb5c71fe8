import PantographCLI
import PantographCommands
import PantographDemos
import PantographGestures

extension CommandWork {
  static let watch = CommandWork(
    .watch,
    Command.watching { invocation throws(Failure) in
      guard let name = invocation.value(.scene) else { return nil }
      let scene = try Command.demoScene(named: name)
      let policy = try Command.releasePolicy(invocation)
      return { surface, time in
        WatchedDemo(scene, policy: policy, on: surface, at: time)
      }
    })
}
