import Foundation
import PantographObjects

extension DispatchQueue {
  /// Does the work at once if this queue is running, and otherwise on this queue, and waits for it.
  ///
  /// On iOS the tiles of a `CATiledLayer` are drawn on another thread, and what draws them asks the main queue for the
  /// properties of views. Here tiles are drawn on the main actor, one after the other, so that a replay draws the same.
  /// `pantograph port` writes this name for `sync` within methods that draw.
  public func syncWhileDrawing<Result>(execute work: () throws -> Result) rethrows -> Result {
    // Each use of `DispatchQueue.main` makes another object on Linux, so the queue is known by its label.
    if label == DispatchQueue.main.label, MainQueue.isCurrent { return try work() }
    return try sync(execute: work)
  }
}
