/// A place in a text file, counted from 1.
public struct FilePlace: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A problem in thresholds as JSON, with its place.
public struct ThresholdProblem: Hashable, Sendable {
  /// The place of the first wrong byte.
  public var place: FilePlace
  /// The keys from the outermost object inwards, joined by dots; empty for a problem of the whole
  /// text.
  public var path: String
  /// The problem, in words for people.
  public var sentence: String

  public init(place: FilePlace, path: String, sentence: String) {
    self.place = place
    self.path = path
    self.sentence = sentence
  }
}

extension ThresholdProblem: CustomStringConvertible {
  public var description: String {
    "\(place.line):\(place.column): " + (path.isEmpty ? sentence : "\(path): \(sentence)")
  }
}

/// All problems in thresholds as JSON.
public struct ThresholdProblems: Error, Hashable, Sendable {
  /// The problems in the order of the text; never empty.
  public var all: [ThresholdProblem]

  public init(_ all: [ThresholdProblem]) {
    self.all = all
  }
}
