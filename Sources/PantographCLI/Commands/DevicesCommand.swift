import PantographCommands
import PantographEvdev
import PantographPlainText

extension Option {
  static let watch = Option(
    "watch", "w", help: "stay and tell what is plugged in and pulled out, until Ctrl-C")
}

extension Command {
  static let devices: Command = Command(
    name: "devices",
    summary: "list touchpads, touchscreens and touch tablets",
    discussion: [
      """
      Prints where each device is, what it is, how large, how many contacts it tells apart, and \
      whether you may open it; if not, what would allow it. A size is marked assumed where the \
      device does not tell its resolution. Keyboards and mice are not listed.
      """,
      """
      With --json it prints a list on one line; with --watch as well, an object a change, on a \
      line each.
      """,
    ],
    options: [.watch, .json],
    examples: [
      Example("pantograph devices", "Lists what can be touched"),
      Example("pantograph devices --watch", "Tells of every change as well"),
      Example("pantograph devices --json | jq -r '.[].node'", "Prints the nodes alone"),
    ]
  ) { invocation, console throws(Failure) in
    let isJSON = invocation.has(.json)
    if invocation.has(.watch) {
      try DeviceWatch(isJSON: isJSON).run(console: &console)
      return .success
    }
    let devices = InputDevices.list().filter(\.isTouch)
    if isJSON { try console.print(PrintableText(lines: DeviceListJSON.text(devices))) }
    guard !devices.isEmpty else { throw Failure.noTouchDevice }
    if !isJSON {
      try console.print(DeviceListText(style: console.outputStyle).text(devices))
    }
    return .success
  }
}

extension Failure {
  static let noTouchDevice = Failure(
    .unavailable, "this computer has no touchpad, touchscreen or touch tablet",
    advice: ["To see one that is plugged in: pantograph devices --watch"])
}
