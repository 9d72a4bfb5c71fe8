import Foundation

/// Strings recordings of one device together into a longer one.
enum StrungRecording {
  /// Returns evemu text with the events of all files, one after the other, with a pause between
  /// them. The head of the first file describes the device.
  ///
  /// - Parameter paces: The factor on the times of each file.
  static func text(_ files: [String], paces: [Double], notes: [String] = []) throws -> String {
    var text = ""
    var offset = 0.0
    for (index, file) in files.enumerated() {
      let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      if index == 0 {
        let head = lines.filter { !$0.hasPrefix("E:") && !$0.hasPrefix("#:") }
        text +=
          ([head[0]] + notes.map { "#: \($0)"[...] } + head.dropFirst())
          .joined(separator: "\n") + "\n"
      }
      var last = 0.0
      for line in lines where line.hasPrefix("E:") {
        let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
        last = (Double(words[1]) ?? 0) * paces[index % paces.count]
        text += "E: \(String(format: "%.6f", offset + last)) \(words[2]) \(words[3]) \(words[4])\n"
      }
      offset += last + 0.7
    }
    return text
  }
}
