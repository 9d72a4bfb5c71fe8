import Foundation

/// Frees objects of which each keeps the next, however many there are.
///
/// Left alone, each would be freed within the one that keeps it, and a chain of a hundred thousand views
/// would not fit the stack. Here those that a freed object kept wait until it is gone.
package enum ReleaseChain {
  /// Of each thread: what waits to be let go of, while the outermost call is at work.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Lets go of the objects in order and empties the list. Called in `deinit` with what the object has kept,
  /// which it must have taken out of its own properties.
  package static func letGo<Object: AnyObject>(_ objects: inout [Object]) {
    if objects.isEmpty { return }
    var waiting: [AnyObject] = objects.reversed()
    objects = []
    if let outer = pthread_getspecific(key) {
      outer.assumingMemoryBound(to: [AnyObject].self).pointee += waiting
      return
    }
    withUnsafeMutablePointer(to: &waiting) { waiting in
      pthread_setspecific(key, waiting)
      // Freeing the last one may add others.
      while !waiting.pointee.isEmpty { _ = waiting.pointee.removeLast() }
      pthread_setspecific(key, nil)
    }
  }
}
