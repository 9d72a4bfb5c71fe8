import Foundation
import PantographRendering
import UIKit

/// `Soak [NAME…]`: trees that are very deep and very wide, and scenes that run for very long.
///
/// Prints a line for each: how long it took, and how much more memory of the process is in use at its end
/// than when its caches were filled. What keeps more than 4 MB, or overflows the stack of 8 MB, fails.
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
      // At once, and not when all are through.
      FileHandle.standardOutput.write(
        Data("\(word) \(step.name): \(seconds) s, \(growth) kB more kept\n".utf8))
    }
    exit(failed ? 1 : 0)
  }

  /// How much memory of the process is in use.
  static func residentKilobytes() -> Int {
    // What was freed goes back to the system, or it would count as kept. The function is glibc's own, and
    // no Swift module declares it.
    typealias Trim = @convention(c) (Int) -> Int32
    if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1024
  }

  struct Step {
    let name: String
    /// How much more memory may be in use at the end, in kB: how the allocator lays things out differs.
    let limit = 4096
    /// Returns how much more is kept in the end, in kB.
    let run: @MainActor () throws -> Int

    init(_ name: String, _ run: @escaping @MainActor () throws -> Int) {
      self.name = name
      self.run = run
    }

    /// Runs twice: what the first time keeps for good are caches, and what the second keeps is a leak.
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
