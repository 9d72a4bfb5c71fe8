/// Recordings in parts that are left out by turns: what was chosen without a part is tried on it.
package struct Folds: Sendable {
  /// By what they are divided: a device, a person, or nothing but chance.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case person, device, recording

    package var name: StaticString {
      switch self {
      case .person: "person"
      case .device: "device"
      case .recording: "recording"
      }
    }
  }

  package let kind: Kind
  /// The fold of each recording.
  package let folds: [Int]
  package let count: Int

  /// More parts than this cost time and say nothing more.
  package static let most = 10

  /// - Parameter groups: a number for each recording, the same for the same person or device; −1 for an
  ///   unknown one, which is in no part and always learnt from. Nil where there are fewer than two.
  package init?(_ kind: Kind, _ groups: [Int]) {
    var known: [Int] = []
    for group in groups where group >= 0 && !known.contains(group) { known.append(group) }
    known.sort()
    guard known.count > 1 else { return nil }
    self.kind = kind
    count = min(known.count, Self.most)
    var places = [Int](repeating: -1, count: (known.last ?? 0) + 1)
    for (place, group) in known.enumerated() { places[group] = place % Self.most }
    folds = groups.map { $0 < 0 ? -1 : places[$0] }
  }

  /// By chance, where nothing is known: five parts.
  package init(recordings: Int) {
    kind = .recording
    count = 5
    var random = SplitMix64(state: 5)
    folds = (0..<recordings).map { _ in random.below(5) }
  }
}
