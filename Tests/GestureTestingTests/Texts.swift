/// The texts of recorded issues.
final class Texts: @unchecked Sendable {
  var all: [String] = []
}
