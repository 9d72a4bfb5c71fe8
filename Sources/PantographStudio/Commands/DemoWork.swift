import PantographCLI
import PantographCommands
import PantographDemos
import PantographPlainText
import PantographRecordings
import PantographSceneNames
import PantographSynthesis

#if canImport(Glibc)
  import Glibc
#endif

extension CommandWork {
  static let demo = CommandWork(.demo) { invocation, console throws(Failure) in
    guard var show = try DemoShow(invocation, console: &console) else {
      try console.print(
        invocation.has(.json)
          ? PrintableText(lines: SceneName.json("demos", schema: JSONSchema.demos))
          : SceneName.text(style: console.outputStyle))
      return .success
    }
    let isTerminal = isatty(STDIN_FILENO) == 1 && Console.canMoveCursor
    let films = invocation.all(.out)
    let isWindow =
      !invocation.has(.terminal) && DemoShow.hasScreen && CompanionProgram.window.path != nil
    let isShown = isTerminal || isWindow || invocation.has(.terminal) || invocation.has(.window)
    if !films.isEmpty || !isShown {
      return try draw(show, films, invocation, console: &console)
    }
    if isWindow || invocation.has(.window) {
      try console.flush()
      try becomeWindow()
    }
    try show.chooseHand(invocation, console: &console)
    try show.run(console: &console)
    return .success
  }

  /// Replaces this process with the program that shows the demo in a window.
  private static func becomeWindow() throws(Failure) -> Never {
    try CompanionProgram.window.become(withWordsBehind: 2, neededFor: "--window")
  }

  /// Draws the demo into files. A recording or a synthesized hand moves it.
  private static func draw(
    _ show: DemoShow, _ places: [String], _ invocation: Invocation, console: inout Console
  ) throws(Failure) -> ExitCode {
    var recording = Recording()
    if let track = show.track {
      recording.tracks = [track]
    } else {
      do throws(SynthesisError) {
        recording = try show.scene.modelHand(in: show.look)
      } catch {
        throw Failure(.software, error.sentence)
      }
    }
    let name = show.scene.name
    let places =
      places.isEmpty ? [show.overwrites ? "\(name).webp" : freeName(name, "webp")] : places
    let films = places.flatMap { place in
      isFolder(place) ? ["\(place)/\(name).png", "\(place)/\(name).webp"] : [place]
    }
    let replay = SceneReplay(
      file: show.track == nil ? "a synthesised gesture" : show.trackName, scene: show.scene,
      policy: show.policy, mapping: show.mapping, look: show.look, isJSON: show.isJSON,
      films: films,
      isOverwriting: show.overwrites, loader: RecordingLoader(invocation))
    let code = try replay.run(recording, console: &console)
    for film in films { try console.remark("wrote \(film)") }
    return code
  }

  /// Returns a file name that does not exist. The user did not request this film, so it must not
  /// replace a file or fail.
  private static func freeName(_ name: String, _ ending: String) -> String {
    var status = stat()
    var path = "\(name).\(ending)"
    var number = 1
    while lstat(path, &status) == 0 {
      number += 1
      path = "\(name)-\(number).\(ending)"
    }
    return path
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
