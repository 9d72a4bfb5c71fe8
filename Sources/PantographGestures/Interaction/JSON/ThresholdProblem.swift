/// A place in a text file, counted from 1.
public struct FilePlace: Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// In bytes.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// What is wrong in thresholds as JSON, and where.
public struct ThresholdProblem: Hashable, Sendable {
  /// The first byte that is wrong.
  public var place: FilePlace
  /// Keys from the outside in, with dots between; empty for what is wrong with the text as a whole.
  public var path: String
  /// What is wrong, for a person to read.
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

/// All that is wrong in thresholds as JSON, from the beginning of the text.
public struct ThresholdProblems: Error, Hashable, Sendable {
  /// In the order of the text; never empty.
  public var all: [ThresholdProblem]

  public init(_ all: [ThresholdProblem]) {
    self.all = all
  }
}
