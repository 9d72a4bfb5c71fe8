#if canImport(Glibc)
  import Glibc
#endif

@main
enum Pantograph {
  static func main() {
    var console = Console()
    do throws(Failure) {
      let code = try Program.pantograph.run(CommandLine.arguments, console: &console)
      try console.flush()
      exit(code.rawValue)
    } catch {
      console.report(error)
      exit(error.code.rawValue)
    }
  }
}

extension Program {
  static let pantograph: Program = Program(
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
      .devices, .record, .replay, .inspect, .convert, .synthesise, .policies, .completions, .man,
    ])
}
