extension ParsedText {
  /// Parses a recording that `libinput record` made of one touchpad.
  ///
  /// - Parameters:
  ///   - events: The items of the list `events`, each with two spaces before its dash.
  ///   - description: Further lines of the device's description.
  ///   - version: The version of libinput that made the recording.
  init(libinput events: String, description: String = "", version: String = "1.22.1") {
    self.init(
      """
      # libinput record
      version: 1
      ndevices: 1
      libinput:
        version: "\(version)"
      devices:
      - node: /dev/input/event7
        evdev:
          name: "Pad"
          id: [1, 2, 3, 65535]
          codes:
            3: [0, 53, 65535]
      \(description)
        libinput:
          size: [102, 68]
          capabilities: [pointer, gesture]
        events:
      \(events)
      """)
  }
}
