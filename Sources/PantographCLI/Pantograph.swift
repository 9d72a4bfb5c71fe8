import PantographCommands

/// The program `pantograph`.
package enum Pantograph {
  package static func main() -> Never {
    Launch.run("pantograph") { (words, console) throws(Failure) in
      try Program.pantograph.run(words, console: &console)
    }
  }
}

extension Program {
  package static let pantograph: Program = Program(
    name: "pantograph",
    version: "0.1.0",
    date: "November 21, 2026",
    summary: "touch input, live and recorded",
    discussion: [
      """
      Records touches on touchpads and touchscreens, and inspects, edits, synthesises and plays \
      such recordings. A recording is an evemu file that any evemu tool plays. Files of libinput \
      record, logs of evtest and getevent, and other formats are also read.
      """,
      "As the name of a file, - means standard input or standard output.",
    ],
    commands: [
      .demo, .devices, .check, .watch, .record, .replay, .inspect, .diff, .convert, .synthesise,
      .scenes,
      .policies,
      .label, .tune, .survey, .port, .run, .test, .new,
      .completions,
      .man,
    ],
    companion: .studio, meaning: { $0.meaning })
}

extension CompanionProgram {
  /// The program for scenes, pictures and tuning, which needs a renderer and fonts.
  package static let studio = ours(
    "pantograph-studio",
    advice: "Install the package pantograph-studio, which has scenes, pictures and tuning, "
      + "or put the program beside this one.")
  /// The program for demos in a window, which needs a window system.
  package static let window = ours(
    "pantograph-window", advice: "Show it in the terminal: --terminal")

  private static func ours(_ name: String, advice: String) -> CompanionProgram {
    CompanionProgram(name: name, folder: "pantograph", advice: [advice])
  }
}
