/// The parameters of type `AnyObject` of the last function before a token. Tokens are asked for in ascending order, so that
/// the whole file is read once.
struct AnyObjectParameters {
  private var place = 0
  private var names: Set<String> = []

  /// Our value: more tokens than the parameters of a function have. The rest of longer lists is not read, which keeps the
  /// time in proportion to the file.
  private static let longest = 1000

  /// Returns whether the name is one of these parameters.
  mutating func contains(_ index: Int, in file: SourceText) -> Bool {
    while place < index {
      if file[place] == "func" { names = Self.names(place, in: file) }
      place += 1
    }
    return names.contains(file[index])
  }

  private static func names(_ start: Int, in file: SourceText) -> Set<String> {
    let end = min(start + longest, file.count)
    guard let open = (start..<end).first(where: { file[$0] == "(" }), let close = file.closing(open)
    else { return [] }
    var names: Set<String> = []
    for index in open..<min(close, end)
    where file[index + 1] == ":" && file[index + 2] == "AnyObject" {
      names.insert(file[index])
    }
    return names
  }
}
