// draw SEED COUNT: draws changes of the Swift files that are named in the standard input, and prints them as lines of
// JSON. The file names begin with `Sources/TARGET/`.

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// SplitMix64, so that a seed draws the same on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let seed = UInt64(arguments[1]), let count = Int(arguments[2]) else {
  print("usage: draw SEED COUNT < FILES")
  exit(2)
}

var found: [String: [Change]] = [:]
while let file = readLine() {
  let parts = file.split(separator: "/")
  guard parts.count > 2, parts[0] == "Sources", file.hasSuffix(".swift") else { continue }
  let tree = Parser.parse(source: try String(contentsOfFile: file, encoding: .utf8))
  // An operator of the project's own stays unfolded; nothing around it is changed.
  let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
  let finder = ChangeFinder(target: String(parts[1]), file: file, tree: folded)
  finder.walk(folded)
  found[String(parts[1]), default: []] += finder.changes
}

// Each target has one change, and the others go to the targets by their size: to the target that has the fewest
// changes for its size.
let targets = found.filter { !$0.value.isEmpty }.keys.sorted()
var shares = Dictionary(uniqueKeysWithValues: targets.map { ($0, 1) })
while shares.values.reduce(0, +) < count {
  let next = targets.min {
    Double(shares[$0]!) / Double(found[$0]!.count) < Double(shares[$1]!) / Double(found[$1]!.count)
  }
  guard let next, shares[next]! < found[next]!.count else { break }
  shares[next]! += 1
}

// Among the changes of a target, each kind is as likely as the others. The drawn changes do not overlap.
var generator = SeededGenerator(state: seed)
var drawn: [Change] = []
for target in targets {
  var left = found[target]!
  var share = shares[target]!
  while share > 0, !left.isEmpty {
    let kinds = Change.Kind.allCases.filter { kind in left.contains { $0.kind == kind } }
    let kind = kinds.randomElement(using: &generator)!
    let chosen = left.indices.filter { left[$0].kind == kind }.randomElement(using: &generator)!
    let change = left.remove(at: chosen)
    if drawn.contains(where: { $0.file == change.file && $0.bytes.overlaps(change.bytes) }) {
      continue
    }
    drawn.append(change)
    share -= 1
  }
}
drawn.shuffle(using: &generator)
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
for change in drawn.prefix(count) {
  print(String(decoding: try encoder.encode(change), as: UTF8.self))
}
FileHandle.standardError.write(
  Data(
    "\(drawn.count) of \(found.values.map(\.count).reduce(0, +)) changes in \(targets.count) targets\n"
      .utf8))
