import Foundation
import PantographRendering
import UIKit

/// `Soak [NAME…]`: trees that are very deep and very wide, and scenes that run for very long.
///
/// Prints a line for each test: its duration, and the additional memory of the process at its end compared with
/// the moment when its caches were full. A test fails if it retains more than 4 MB or overflows the stack of 8 MB.
@main
@MainActor
struct Soak {
  static let steps: [Step] =
    Trees.steps + [
      Step("100,000 presentations", Endurance.presentations),
      Step("24 hours of a scene", Endurance.day),
      Step("500 films", Endurance.films),
    ]

  static func main() throws {
    let wanted = CommandLine.arguments.dropFirst()
    var failed = false
    for step in steps where wanted.isEmpty || wanted.contains(where: { step.name.contains($0) }) {
      let start = ContinuousClock.now
      let growth = try step.run()
      let took = ContinuousClock.now - start
      let isFlat = growth <= step.limit
      failed = failed || !isFlat
      let seconds = String(format: "%.1f", took / .seconds(1))
      let word = isFlat ? "ok" : "not ok"
      // Print at once, not after all tests.
      FileHandle.standardOutput.write(
        Data("\(word) \(step.name): \(seconds) s, \(growth) kB more kept\n".utf8))
    }
    exit(failed ? 1 : 0)
  }

  /// The memory of the process that is in use, in kilobytes.
  static func residentKilobytes() -> Int {
    // Return freed memory to the system, because it would count as retained. The function is glibc's, and
    // no Swift module declares it.
    typealias Trim = @convention(c) (Int) -> Int32
    if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1024
  }

  struct Step {
    let name: String
    /// The permitted additional memory at the end, in kB, because the allocator's layout varies.
    let limit = 4096
    /// Runs the test and returns the additional memory at the end, in kB.
    let run: @MainActor () throws -> Int

    init(_ name: String, _ run: @escaping @MainActor () throws -> Int) {
      self.name = name
      self.run = run
    }

    /// Runs twice: memory that the first run retains is caches, memory that the second run retains is a leak.
    init(_ name: String, doing run: @escaping @MainActor () throws -> Void) {
      self.init(name) {
        try run()
        let before = Soak.residentKilobytes()
        try run()
        return Soak.residentKilobytes() - before
      }
    }
  }
}
