/// The computer in a recording, as its recorder writes it: the DMI modalias.
enum ComputerLine {
  /// Reads the rest of a line. Returns nil if it names no computer.
  static func read(_ line: LineCursor) -> String? {
    line.starts(with: "dmi:") ? line.rest : nil
  }
}
