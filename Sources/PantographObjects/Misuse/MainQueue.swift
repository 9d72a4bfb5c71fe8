import Dispatch
import Foundation

/// The queue of the main actor. On Linux it need not run on the main thread: an asynchronous `main`
/// gives that thread up, and another one serves the queue.
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
