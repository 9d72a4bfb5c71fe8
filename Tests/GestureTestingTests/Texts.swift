/// What issues said, for a test to read once they were recorded.
final class Texts: @unchecked Sendable {
  var all: [String] = []
}
