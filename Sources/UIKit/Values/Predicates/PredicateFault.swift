/// The reason why a predicate's format cannot be read.
struct PredicateFault: Error {
  let reason: String
}
