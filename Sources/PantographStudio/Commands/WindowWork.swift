import PantographCLI
import PantographCommands
import PantographDemos
import PantographPlainText
import PantographSceneNames

#if canImport(Glibc)
  import Glibc
#endif

extension CommandWork {
  /// Returns the work of the program `pantograph-window`. `makeWindow` creates its windows.
  static func window(_ makeWindow: @escaping DemoShow.MakeDisplay) -> CommandWork {
    CommandWork(.window) { invocation, console throws(Failure) in
      guard var show = try DemoShow(invocation, console: &console) else {
        try console.print(
          invocation.has(.json)
            ? PrintableText(lines: SceneName.json("demos", schema: JSONSchema.demos))
            : SceneName.text(style: console.outputStyle))
        return .success
      }
      show.standIn = "mouse and keys"
      try show.chooseHand(invocation, console: &console)
      let staysWithoutWindow = isatty(STDIN_FILENO) == 1 && !invocation.has(.window)
      show.makeDisplay = { session in
        do {
          return try makeWindow(session)
        } catch {
          guard staysWithoutWindow else {
            throw Failure(
              .unavailable, "\(error)",
              advice: ["Show it in the terminal: pantograph demo --terminal"])
          }
          return try DemoShow.terminal(session)
        }
      }
      try show.run(console: &console)
      return .success
    }
  }
}
