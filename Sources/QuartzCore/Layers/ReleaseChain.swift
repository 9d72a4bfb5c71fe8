import Foundation

/// Frees objects that each retain the next one, however many there are.
///
/// Otherwise each object would be freed during the release of the object before it, and a chain of
/// a hundred thousand views would overflow the stack. Here the objects that a freed object has
/// retained wait until it is gone.
package enum ReleaseChain {
  /// The key of each thread's list of objects that wait for their release during the outermost
  /// call.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Releases the objects in order and empties the list. Called in `deinit` with the objects that
  /// the freed object has retained. They must no longer be in its own properties.
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
      // The release of the last object may add others.
      while !waiting.pointee.isEmpty { _ = waiting.pointee.removeLast() }
      pthread_setspecific(key, nil)
    }
  }
}
