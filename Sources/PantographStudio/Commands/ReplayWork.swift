import PantographCLI
import PantographCommands

extension CommandWork {
  static let replay = CommandWork(.replay) { invocation, console throws(Failure) in
    if Command.isVirtual(invocation) {
      return try Command.playVirtually(invocation, console: &console)
    }
    if Command.isSuite(invocation) {
      return try SuiteReplay(invocation).run(console: &console)
    }
    try Command.checkDeciding(invocation)
    if invocation.has(.scene) {
      return try SceneReplay(invocation).run(console: &console)
    }
    var replay = try RecognitionReplay(invocation)
    return try replay.run(console: &console)
  }
}
