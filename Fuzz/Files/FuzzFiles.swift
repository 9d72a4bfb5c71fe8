import Foundation
import PantographRendering
import SeededRandom
import UIKit

/// Reads files that were changed at random, as the programs read them.
///
/// `FuzzFiles KIND SECONDS SEED WORK EXAMPLES...` stores each file in WORK before it is read. So the
/// last file of a kind is the one that ended the program. A file that takes more than ten seconds of the
/// processor, or ten minutes, or more than 2 GB, ends the program, too.
@main
@MainActor
struct FuzzFiles {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count > 5, let kind = FileKind(rawValue: words[1]), let seconds = Double(words[2]),
      let seed = UInt64(words[3])
    else {
      print("usage: FuzzFiles KIND SECONDS SEED WORK EXAMPLES...")
      exit(64)
    }
    let examples = try files(in: words[5...]).filter(kind.has).map {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)).prefix(1 << 17))
    }
    guard !examples.isEmpty else {
      print("\(kind): no examples")
      exit(66)
    }
    DrawingSupport.install()
    limitMemory()
    var mutator = Mutator(random: SeededGenerator(seed: seed))
    let folder = URL(fileURLWithPath: words[4])
    let end = Date(timeIntervalSinceNow: seconds)
    var count = 0
    while Date() < end {
      // The examples themselves come first.
      let example = examples[count < examples.count ? count : mutator.random.below(examples.count)]
      let other = examples[mutator.random.below(examples.count)]
      let bytes = count < examples.count ? example : mutator.mutate(example, with: other)
      try read(bytes, as: kind, in: folder)
      count += 1
    }
    print(
      "ok \(kind): \(count) files in \(Int(seconds)) s, \(examples.count) examples, seed \(seed)")
  }

  private static func read(_ bytes: [UInt8], as kind: FileKind, in folder: URL) throws {
    try Data(bytes).write(to: folder.appending(path: "last-\(kind.rawValue)"))
    let place = folder.appending(path: kind.rawValue)
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    // On a busy machine only the processor's time says something about the file.
    limitTime(seconds: 10)
    alarm(600)
    defer {
      limitTime(seconds: 0)
      alarm(0)
    }
    // An error is the expected answer.
    try? kind.read(bytes, in: place)
  }

  private static func files(in places: ArraySlice<String>) throws -> [String] {
    var files: [String] = []
    for place in places {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder),
        isFolder.boolValue, let walk = FileManager.default.enumerator(atPath: place)
      else {
        files.append(place)
        continue
      }
      while let path = walk.nextObject() as? String {
        if path.hasSuffix(".build") { walk.skipDescendants() }
        files.append("\(place)/\(path)")
      }
    }
    return files.sorted()
  }

  /// Ends the program after this time of the processor; 0 removes the limit.
  private static func limitTime(seconds: Int) {
    var limit = itimerval(
      it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
  }

  private static func limitMemory() {
    var limit = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
  }
}
