import PantographCommands
import PantographEvdev
import PantographPlainText

extension Option {
  static let watch = Option(
    "watch", "w", help: "report devices that are connected or removed, until Ctrl-C")
}

extension Command {
  static let devices: Command = Command(
    name: "devices",
    summary: "list touchpads, touchscreens and touch tablets",
    discussion: [
      """
      Prints each device's node, name, kind, size, number of contacts, the users and groups that may \
      read it, and whether you may open it; if not, how to allow it. Every program of a user who \
      may read a touchscreen also sees the text that is typed on an on-screen keyboard. A size is marked as assumed if the device does not report its \
      resolution. Keyboards and mice are not listed.
      """,
      """
      With --json it prints a list on one line; with --json and --watch, one object per change, \
      each on its own line.
      """,
    ],
    options: [.watch, .json],
    examples: [
      Example("pantograph devices", "Lists the touch devices"),
      Example("pantograph devices --watch", "Reports every change as well"),
      Example("pantograph devices --json | jq -r '.[].node'", "Prints only the nodes"),
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
    advice: ["Connect one and wait for it: pantograph devices --watch"])
}

extension ValueKind {
  /// The path of a device node, or the name of a device.
  package static let device = ValueKind.offered(matching: "/dev/input/event*")
}
