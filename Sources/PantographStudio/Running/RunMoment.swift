import Foundation
import PantographCommands
import PantographTouches

/// The moment of a recording at which a program stops, and at which the next one goes on.
struct RunMoment: Equatable {
  /// How long the scene has lived.
  var age: TimeSpan
  var isPaused = false

  /// The variable of the environment with the file that hands it on.
  static let variable = "PANTOGRAPH_MOMENT"

  static var file: String? {
    ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  init(age: TimeSpan, isPaused: Bool = false) {
    (self.age, self.isPaused) = (age, isPaused)
  }

  /// A moment that was written down; nil for anything else.
  init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "\n" }
    guard words.count == 2, let microseconds = Int64(words[0]), microseconds >= 0,
      microseconds <= Self.longest, ["paused", "running"].contains(words[1])
    else { return nil }
    self.init(age: .microseconds(microseconds), isPaused: words[1] == "paused")
  }

  /// A day: nobody waits for a longer one to be lived through.
  private static let longest: Int64 = 86_400_000_000

  var text: String { "\(age.microseconds) \(isPaused ? "paused" : "running")\n" }

  /// The moment that the program before this one has left.
  static func left() -> RunMoment? {
    file.flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { RunMoment(String(decoding: $0, as: UTF8.self)) }
  }

  func leave() {
    guard let file = Self.file else { return }
    try? Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }
}
