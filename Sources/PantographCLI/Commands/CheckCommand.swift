import PantographCommands
import PantographEvdev
import PantographPlainText

extension Option {
  static let checkedDevice = Option(
    "device", nil, "DEVICE", .device, help: "the device to check, as a node or a part of its name")
  static let bundle = Option(
    "output", "o", "FILE", .output("a bundle", endings: ["gz", "tgz", "tar"]),
    default: BundlePlace.usual,
    help: "the bundle to write: an archive (.tar.gz, .tgz or .tar), otherwise a folder")
  static let checkPage = Option(
    "page", nil, "FILE", .output("a page in HTML", endings: ["html", "htm"]),
    help: "write the result as a page as well")
  static let stepTime = Option(
    "time", nil, "SECONDS", .number(1...600), default: "20", help: "how long each step waits")
  static let beginAtOnce = Option("yes", "y", help: "begin at once, without waiting for a key")
}

extension Command {
  static let check: Command = Command(
    name: "check",
    summary: "check a touch device in three guided minutes, and make a bundle for a report",
    discussion: [
      """
      Says which devices may be read and by whom, then asks for six movements: a stroke, a tap, a \
      scroll, a pinch, a rest and a flick. It says at once what it recognized, and whether that is \
      what it asked for. A step ends with the right gesture, after three others, after a time, or \
      with the key s; q ends the check. The desktop gets the movements too, unless --grab is given. \
      After the six movements a card follows the hand for ten seconds, in a window or else in the \
      terminal.
      """,
      """
      At the end it prints what held and what did not, each with its reason: the rights, the window \
      system and the display, the size, report rate, pressure and sizes in use, each movement, lost \
      events, the time from the kernel's stamp to the decision and to the picture of the card, and \
      whether each recording gives, when it is replayed, the gestures and decisions of the live \
      hand.
      """,
      """
      All of that goes into a bundle, with recordings and pictures of the movements, for a report \
      about a device. The bundle has no name of a person, computer, account or folder, no serial \
      number, no address and no date. The movement of a finger can nevertheless be characteristic \
      of a person. Only you may read the bundle.
      """,
      """
      The exit status is 0 if nothing failed; a skipped step does not count. If the device is \
      removed, the disk is full or the check is ended early, the bundle has what there is, and says \
      what is missing. `pantograph inspect --bundle` makes such a bundle of a recording.
      """,
    ],
    options: [
      .checkedDevice, .bundle, .checkPage, .stepTime, .beginAtOnce, .grab, .json, .force,
    ],
    examples: [
      Example("pantograph check", "Checks the only touch device"),
      Example(
        "pantograph check --device touchpad -o report.tar.gz --page report.html",
        "Checks a touchpad, and writes the result as a page as well"),
      Example(
        "pantograph check --yes --json | jq -r '.findings[] | select(.state == \"notHeld\").reason'",
        "Prints only what did not hold"),
    ]
  ) { invocation, console throws(Failure) in
    let work = try CheckWork(invocation)
    return try onMainActor(&console) { console in
      let loop = try InputLoop()
      try loop.catchSignals()
      return try work.run(loop, console: &console)
    }
  }
}
