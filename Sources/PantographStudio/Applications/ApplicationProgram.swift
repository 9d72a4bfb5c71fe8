import PantographCLI
import PantographCommands
import PantographDemos
import PantographGestures
import PantographPlainText
import PantographRecordings
import PantographRendering
import PantographStage
import UIKit

/// Runs an application as a program with a command line.
@MainActor
package enum ApplicationProgram {
  /// Makes applications follow their command line. If `window` is given, they can also run in a
  /// window.
  package static func install(window: DemoShow.MakeDisplay?) {
    // The application's code may load pictures from files as soon as it is launched.
    DrawingSupport.installPictures()
    let words = Launch.words
    if words.count == 2, words.last == TerminalMode.guardWord { TerminalMode.watchParent() }
    UIApplication.launcher = { makeDelegate in
      let name = words.first?.split(separator: "/").last.map { String($0) } ?? "application"
      let command = Command.application(name, hasWindow: window != nil)
      let work = CommandWork(command) { invocation, console throws(Failure) in
        try run(
          invocation, name: name, window: window, makeDelegate: makeDelegate, console: &console)
      }
      Launch.run(name) { (words, console) throws(Failure) in
        try Program.studio.run(command.doing(work), words.dropFirst(), console: &console)
      }
    }
  }

  private nonisolated static func run(
    _ invocation: Invocation, name: String, window: DemoShow.MakeDisplay?,
    makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate, console: inout Console
  ) throws(Failure) -> ExitCode {
    let isTerminal = invocation.has(.applicationTerminal)
    let isWindow = invocation.has(.applicationWindow)
    // In a terminal the warning would be printed over the picture.
    if !isTerminal || !console.errorIsTerminal {
      onMainActor {
        EmptyScreen.watch { reason in
          var errors = Console(program: name)
          try? errors.warn("the screen is empty: \(reason)")
        }
      }
    }
    guard invocation.has(.replayed) || isTerminal || isWindow else {
      let trees: [String] = onMainActor {
        let application = UIApplication.shared
        application.launch(makeDelegate())
        let trees = application.treesAfterFirstSecond
        application.enterBackground()
        application.terminate()
        return trees
      }
      for tree in trees { try console.print(PrintableText(lines: tree) + "\n") }
      return .success
    }
    let scene = onMainActor { DemoScene.application(name, makeDelegate) }
    guard isTerminal || isWindow else { return try replay(scene, invocation, console: &console) }
    var show = try DemoShow(application: scene, invocation, console: &console)
    if isWindow {
      show.standIn = "mouse and keys"
      show.makeDisplay = window
    }
    try show.chooseHand(invocation, console: &console)
    // The application's output would be printed over the picture.
    let silence = isTerminal ? OutputDetour(away: true) : nil
    defer { silence?.end() }
    try show.run(console: &console)
    return .success
  }

  private nonisolated static func replay(
    _ scene: DemoScene, _ invocation: Invocation, console: inout Console
  ) throws(Failure) -> ExitCode {
    let all = invocation.all(.applicationFilm)
    let films = all.filter { !$0.hasSuffix(".html") }
    if invocation.has(.moments), !films.contains(where: { $0.hasSuffix(".png") }) {
      throw Failure(.usage, "--moments has no effect without a strip: --film FILE.png")
    }
    let replay = SceneReplay(
      file: invocation.value(.replayed) ?? "-", scene: scene, policy: .pantograph,
      mapping: try DemoShow.mapping(invocation),
      look: SceneLook(invocation),
      isJSON: invocation.has(.json), films: films, pages: all.filter { $0.hasSuffix(".html") },
      moments: Int(invocation.number(.moments) ?? Double(SceneFilm.usualMoments)),
      tracePath: invocation.value(.trace), isOverwriting: invocation.has(.force),
      loader: RecordingLoader(invocation))
    return try replay.run(console: &console)
  }
}
