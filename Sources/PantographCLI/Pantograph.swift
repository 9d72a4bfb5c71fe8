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
      Records what fingers do on touchpads and touchscreens, and looks into, edits, makes and \
      plays such recordings. A recording is an evemu file that any evemu tool plays; libinput \
      record files, evtest and getevent logs and other formats are read too.
      """,
      "Where a file is asked for, - means standard input or standard output.",
    ],
    commands: [
      .demo, .devices, .watch, .record, .replay, .inspect, .diff, .convert, .synthesise, .scenes,
      .policies,
      .label, .tune, .port, .run, .test, .new,
      .completions,
      .man,
    ],
    companion: .studio, meaning: { $0.meaning })
}
