/// Recordings divided into parts for cross-validation: a choice made without a part is tested on
/// that part.
package struct Folds: Sendable {
  /// The criterion by which recordings are divided: a person, a device, or chance.
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

  /// The largest number of parts. More parts cost time and give no more information.
  package static let most = 10

  /// Creates parts by people or devices.
  ///
  /// - Parameter groups: The number of people or devices. With fewer than two the result is nil.
  package init?(_ kind: Kind, groups: Int) {
    guard groups > 1 else { return nil }
    self.kind = kind
    count = min(groups, Self.most)
  }

  /// Creates the parts that a report stores.
  package init?(_ kind: Kind, count: Int) {
    guard count > 0, count <= Self.most else { return nil }
    self.kind = kind
    self.count = count
  }

  /// Creates five parts by chance, if neither people nor devices are known.
  package init() {
    kind = .recording
    count = 5
  }

  /// Returns the part of the sample with this index. A sample of an unknown person or device is in
  /// no part (−1) and used for every choice.
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
