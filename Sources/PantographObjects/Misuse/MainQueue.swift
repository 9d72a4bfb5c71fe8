import Dispatch
import Foundation

/// Whether what runs now runs on the main actor's queue. On Linux that need not be the main thread: an
/// asynchronous `main` gives the thread up, and another serves the queue.
package enum MainQueue {
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
