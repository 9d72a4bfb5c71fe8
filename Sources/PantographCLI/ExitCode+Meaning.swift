import PantographCommands

extension ExitCode {
  /// The meaning of the exit status in the programs of this project.
  package var meaning: String {
    switch self {
    case .success: "The command succeeded."
    case .notAsExpected: "An expectation was not met, a test failed, or two files differ."
    case .usage: "The command line is wrong."
    case .data: "A recording or description cannot be read, or --strict refuses it."
    case .noInput: "An input file does not exist or cannot be opened."
    case .unavailable:
      "A device does not exist, the system has no virtual devices, or a program is not installed."
    case .software: "An error of the program itself."
    case .cannotCreate: "The output file cannot be created, or exists already."
    case .outputFailed: "Writing failed; the disk may be full."
    case .noPermission: "You may not open the device."
    case .hungUp: "SIGHUP ended the command, because its terminal was closed."
    case .interrupted: "Ctrl-C stopped the command, or a signal after which it finished its work."
    case .terminated: "SIGTERM ended the command."
    }
  }
}
