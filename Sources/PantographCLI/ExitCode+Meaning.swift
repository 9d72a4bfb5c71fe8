import PantographCommands

extension ExitCode {
  /// The meaning of the exit status in the programs of this project.
  package var meaning: String {
    switch self {
    case .success: "All went well."
    case .notAsExpected: "What a recording expects of a scene did not happen, or two files differ."
    case .usage: "The command line is wrong."
    case .data: "A recording or description cannot be read, or not as strictly as was asked."
    case .noInput: "An input file does not exist or cannot be opened."
    case .unavailable:
      "There is no such device, the system offers no virtual devices, or a program is not installed."
    case .software: "An error of the program itself."
    case .cannotCreate: "The output file cannot be made, or exists already."
    case .outputFailed: "Writing failed; the disk may be full."
    case .noPermission: "You may not open the device."
    case .interrupted: "Ctrl-C or another signal stopped it before its end."
    }
  }
}
