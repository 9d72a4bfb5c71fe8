/// What is wrong in a file of thresholds, and where.
public struct ThresholdProblem: Hashable, Sendable {
  public var place: FilePlace
  /// Keys from the outside in, with dots between; empty for what is wrong with the file as a whole.
  public var path: String
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
