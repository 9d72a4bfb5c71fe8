/// The uses of `AnyObject` in all sources.
struct AnyObjectFacts {
  /// The names of methods that the sources call on any object.
  private(set) var calls: Set<String> = []
  /// The names of properties and variables whose type is `[AnyObject]`.
  private(set) var lists: Set<String> = []

  mutating func read(_ file: SourceText) {
    calls.formUnion(file.callsOfAnyObject)
    for index in 0..<file.count
    where file[index] == "AnyObject" && file[index - 1] == "[" && file[index + 1] == "]"
      && file[index - 2] == ":"
    {
      lists.insert(file[index - 3])
    }
  }
}
