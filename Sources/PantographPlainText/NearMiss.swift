/// Finds the word that a user probably meant.
package enum NearMiss {
  /// Returns the nearest of the words, if it is near enough to be a typing error. Otherwise returns
  /// the only word that begins with the typed text; nil if there is none or more than one.
  package static func of(_ word: String, in words: [String]) -> String? {
    let typed = lowercased(word)
    guard !typed.isEmpty else { return nil }
    let limit = max(1, typed.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in words {
      let candidateLetters = lowercased(candidate)
      // The difference in length is the least distance. Checking it first avoids comparing very
      // long words.
      guard abs(typed.count - candidateLetters.count) <= limit else { continue }
      let distance = distance(typed, candidateLetters)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best { return best.word }
    let longer = words.filter { lowercased($0).starts(with: typed) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// Returns the number of letters that must be inserted, removed, changed or swapped with a
  /// neighbor.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var rows = [Array(0...right.count)]
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], b == left[i - 1] {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }

  /// Returns the word in lower case. Only ASCII letters are changed, since commands and keys
  /// contain no others.
  private static func lowercased(_ word: String) -> [UInt8] {
    word.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
  }
}
