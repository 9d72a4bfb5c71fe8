/// The reason why a predicate's format cannot be read.
struct PredicateFault: Error {
  let reason: String
  /// Whether the format goes beyond a limit, so that no other reading of it can help.
  var isLimit = false
}
