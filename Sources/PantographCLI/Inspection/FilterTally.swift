import PantographTouches

/// Counts of the contacts that the filters for a device's kind hide or cancel.
struct FilterTally {
  private(set) var palms = 0
  private(set) var thumbs = 0
  private(set) var jumps = 0
  private(set) var shown = 0

  /// Counts the contacts that begin or are cancelled in a filtered frame.
  mutating func take(_ frame: ContactFrame) {
    for index in frame.indices {
      switch frame[index].phase {
      case .began: shown += 1
      case .cancelled(.palm): palms += 1
      case .cancelled(.thumb): thumbs += 1
      case .cancelled(.jump): jumps += 1
      case .moved, .stationary, .ended: break
      case .cancelled(.synchronizationLost), .cancelled(.deviceRemoved), .cancelled(.inputEnded):
        break
      }
    }
  }

  /// Returns the number of contacts that the filters never showed. A jump turns one contact into
  /// two.
  func hidden(of contacts: Int) -> Int { max(0, contacts - (shown - jumps)) }

  /// Describes the counts that are not zero. Returns nil if all contacts pass the filters.
  func words(of contacts: Int) -> String? {
    var parts: [String] = []
    if hidden(of: contacts) > 0 { parts.append("\(hidden(of: contacts)) left out") }
    if palms > 0 { parts.append("\(palms) cancelled as palm") }
    if thumbs > 0 { parts.append("\(thumbs) cancelled as thumb") }
    if jumps > 0 { parts.append("\(jumps) split at a jump") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
