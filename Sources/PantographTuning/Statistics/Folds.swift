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
  package let count: Int

  /// More parts than this cost time and say nothing more.
  package static let most = 10

  /// - Parameter groups: how many people or devices there are. Nil where there are fewer than two.
  package init?(_ kind: Kind, groups: Int) {
    guard groups > 1 else { return nil }
    self.kind = kind
    count = min(groups, Self.most)
  }

  /// Those of a report.
  package init?(_ kind: Kind, count: Int) {
    guard count > 0, count <= Self.most else { return nil }
    self.kind = kind
    self.count = count
  }

  /// By chance, where nothing is known: five parts.
  package init() {
    kind = .recording
    count = 5
  }

  /// The part of the sample with this number; −1 for one of an unknown hand or device, which is in no
  /// part and always learnt from.
  package func fold(of sample: Sample, _ index: Int) -> Int {
    switch kind {
    case .person: sample.person < 0 ? -1 : sample.person % Self.most
    case .device: sample.device < 0 ? -1 : sample.device % Self.most
    case .recording: Self.drawn(index)
    }
  }

  private static func drawn(_ index: Int) -> Int {
    var random = SplitMix64(state: 5 &+ UInt64(index) &* 0x2545_f491_4f6c_dd1d)
    return random.below(5)
  }
}
