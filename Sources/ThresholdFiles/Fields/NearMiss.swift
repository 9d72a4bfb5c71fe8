/// Finds the word that was probably meant.
enum NearMiss {
  static func of(_ word: String, in words: [String]) -> String? {
    let typed = Array(word.lowercased().utf8)
    let limit = max(1, typed.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in words {
      let distance = distance(typed, Array(candidate.lowercased().utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// How many letters must be put in, taken out or changed, a row at a time.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let changed = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, diagonal + 1, row[j] + 1)
      }
    }
    return row[right.count]
  }
}
