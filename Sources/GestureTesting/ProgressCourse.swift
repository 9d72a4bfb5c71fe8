import PantographPlainText

/// The progress of transitions over time, as a line for each moment: `0.125 card 0.250`.
struct ProgressCourse {
  private var samples: [(name: String, time: Double, progress: Double)]

  init(_ samples: [(name: String, time: Double, progress: Double)]) {
    self.samples = samples
  }

  /// Reads lines of a file. Returns nil if a line has another format.
  init?(lines: [String]) {
    samples = []
    for line in lines {
      let words = line.split(separator: " ")
      guard words.count >= 3, let time = Double(words[0]),
        let progress = Double(words[words.count - 1])
      else { return nil }
      samples.append((words[1..<(words.count - 1)].joined(separator: " "), time, progress))
    }
  }

  var lines: [String] {
    samples.map {
      "\(Self.text($0.time)) \($0.name) \(Self.text($0.progress))"
    }
  }

  /// Returns whether two courses have the same progress at the same times, within the tolerance.
  /// Between moments the progress is interpolated linearly.
  func isNear(_ other: ProgressCourse, within tolerance: Double) -> Bool {
    guard samples.isEmpty == other.samples.isEmpty,
      Set(samples.map(\.name)) == Set(other.samples.map(\.name))
    else { return false }
    return isFollowed(by: other, within: tolerance) && other.isFollowed(by: self, within: tolerance)
  }

  private func isFollowed(by other: ProgressCourse, within tolerance: Double) -> Bool {
    // The files have times and progress rounded to thousandths.
    samples.allSatisfy { sample in
      let progress = other.progress(of: sample.name, at: sample.time)
      return progress.map { ($0 - sample.progress).magnitude <= tolerance + 0.001 } ?? false
    }
  }

  private func progress(of name: String, at time: Double) -> Double? {
    let own = samples.filter { $0.name == name }
    guard let first = own.first, let last = own.last, time >= first.time - 0.02,
      time <= last.time + 0.02
    else { return nil }
    guard let next = own.firstIndex(where: { $0.time >= time }) else { return last.progress }
    guard next > 0, own[next].time > time else { return own[next].progress }
    let (before, after) = (own[next - 1], own[next])
    let share = (time - before.time) / (after.time - before.time)
    return before.progress + (after.progress - before.progress) * share
  }

  private static func text(_ number: Double) -> String {
    DecimalText(number, decimals: 3, zeros: .kept).description
  }
}
