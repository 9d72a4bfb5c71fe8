/// The version in evemu's first line. A file without this line has version 1.0.
struct EvemuVersion: Hashable, Comparable {
  var major: Int64
  var minor: Int64

  static let oldest = EvemuVersion(major: 1, minor: 0)
  /// The first version of the format whose axes have six numbers.
  static let withResolution = EvemuVersion(major: 1, minor: 2)
  static let newest = EvemuVersion(major: 1, minor: 3)

  static func < (left: EvemuVersion, right: EvemuVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// Reads the version after `# EVEMU` and reports one that is not supported.
  static func read(_ line: inout LineCursor, into batch: inout RecordingBatch) -> EvemuVersion {
    line.skipSpaces()
    let place = line
    guard case .value(let major) = line.scanDecimal(), line.skip(UInt8(ascii: ".")),
      case .value(let minor) = line.scanDecimal()
    else {
      place.report(.warning, "evemu's version cannot be read", expected: "1.3", into: &batch)
      return newest
    }
    let version = EvemuVersion(major: major, minor: minor)
    if major != newest.major {
      place.report(
        .error, "the file is of another major version of evemu", expected: "1.0 to 1.3",
        into: &batch)
    } else if version > newest {
      place.report(
        .warning, "the file is of a newer version of evemu", expected: "1.0 to 1.3", into: &batch)
    }
    return version
  }
}
