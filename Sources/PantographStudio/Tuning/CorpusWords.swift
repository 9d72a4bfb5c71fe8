import PantographPlainText

/// Words about a corpus that its facts share, whether releases or recognized gestures are judged.
enum CorpusWords {
  static func count(_ recordings: Int) -> String {
    recordings == 1 ? "1 recording" : "\(recordings) recordings"
  }

  /// Returns the first line of an error, without its full stop.
  static func short(_ text: String) -> String {
    let line = text.split(separator: "\n").first.map(String.init) ?? text
    return line.hasSuffix(".") ? String(line.dropLast()) : line
  }

  /// Returns the title of the corpus, such as "40 recordings (20 finish), 4 people, 1 device".
  static func title(
    _ samples: Int, labels: [String] = [], people: Int, devices: Int
  ) -> PrintableText {
    var words: PrintableText = "\(samples) recordings"
    if !labels.isEmpty { words += " (\(labels.joined(separator: ", ")))" }
    if people > 0 { words += ", \(people) \(people == 1 ? "person" : "people")" }
    if devices > 0 { words += ", \(devices) \(devices == 1 ? "device" : "devices")" }
    return words
  }

  /// Returns the sentence about the first three of `count` recordings, if there are any.
  static func sentence(_ count: Int, _ why: String, _ listed: some Sequence<String>) -> [String] {
    guard count > 0 else { return [] }
    let most = 3  // A few names show the kind of recording; `--json` lists all.
    let shown = listed.prefix(most).joined(separator: "; ")
    let more = count > most ? "; and \(count - most) more" : ""
    return ["\(Self.count(count)) \(why): \(shown)\(more)."]
  }

  /// Returns the doubt about recordings that a program made, if there are any.
  static func synthesis(_ synthesised: Int, of samples: Int) -> [String] {
    guard synthesised > 0 else { return [] }
    let doubt =
      synthesised == samples
      ? "All recordings were made by a program: the result holds for its model of a hand, not for people."
      : "\(count(synthesised)) of \(samples) made by a program."
    return [doubt]
  }

  /// Returns the doubt about recordings by one person, or `unnamed` if none names its person.
  static func people(_ people: Int, unnamed: String) -> [String] {
    switch people {
    case 0: [unnamed]
    case 1: ["All recordings are by one person; other people may need other numbers."]
    case _: []
    }
  }
}
