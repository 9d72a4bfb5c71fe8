/// How a command ended, in the numbers of `sysexits.h`.
package enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  case notAsExpected = 1
  case usage = 64
  case data = 65
  case noInput = 66
  case unavailable = 69
  case software = 70
  case cannotCreate = 73
  case outputFailed = 74
  case noPermission = 77
  case interrupted = 130

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
