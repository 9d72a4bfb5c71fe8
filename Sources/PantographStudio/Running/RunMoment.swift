import Foundation
import PantographCommands
import PantographTouches

/// The moment of a recording at which a program stops, and at which the next run of the program
/// continues.
struct RunMoment: Equatable {
  /// The time since the scene began.
  var age: TimeSpan
  var isPaused = false

  /// The environment variable with the path of the file that passes the moment to the next run.
  static let variable = "PANTOGRAPH_MOMENT"

  static var file: String? {
    ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  init(age: TimeSpan, isPaused: Bool = false) {
    (self.age, self.isPaused) = (age, isPaused)
  }

  /// Parses a moment from a text such as `text` returns; returns nil for any other text.
  init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "\n" }
    guard words.count == 2, let microseconds = Int64(words[0]), microseconds >= 0,
      microseconds <= Self.longest, ["paused", "running"].contains(words[1])
    else { return nil }
    self.init(age: .microseconds(microseconds), isPaused: words[1] == "paused")
  }

  /// The largest age accepted, in microseconds: one day. The next run has to play everything up to the
  /// moment first.
  private static let longest: Int64 = 86_400_000_000

  var text: String { "\(age.microseconds) \(isPaused ? "paused" : "running")\n" }

  /// Returns the moment that the previous run saved; nil if there is none.
  static func left() -> RunMoment? {
    file.flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { RunMoment(String(decoding: $0, as: UTF8.self)) }
  }

  func leave() {
    guard let file = Self.file else { return }
    try? Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }
}
