import Foundation

/// Content that may be thrown away while nobody uses it.
public protocol NSDiscardableContent {
  /// Returns whether the content is still there. Each call is paired with `endContentAccess()`.
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}

/// Data that can be thrown away between uses. The system never does so here, as nothing reports that
/// memory is short; the program may, by `discardContentIfPossible()`.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  /// The number of uses in progress. The creator of the data uses it, too.
  nonisolated(unsafe) private var uses = 1
  nonisolated(unsafe) private var isDiscarded = false

  open func beginContentAccess() -> Bool {
    guard !isDiscarded else { return false }
    uses += 1
    return true
  }

  open func endContentAccess() { if uses > 0 { uses -= 1 } }

  open func discardContentIfPossible() {
    guard uses == 0, !isDiscarded else { return }
    isDiscarded = true
    length = 0
  }

  open func isContentDiscarded() -> Bool { isDiscarded }
}
