internal import CPantographLibevdev
import Glibc

/// A descriptor that is readable as soon as any of several descriptors is. A separate thread waits
/// for it while the main thread sleeps in a window system's own wait.
struct WakeDescriptor: ~Copyable {
  private let epoll: OwnedDescriptor
  private var watched: Set<Int32> = []

  init() throws(EvdevError) {
    epoll = try OwnedDescriptor("create", "epoll") { epoll_create1(Int32(EPOLL_CLOEXEC)) }
  }

  var number: Int32 { epoll.number }

  /// Watches exactly these descriptors. A closed descriptor is no longer watched in any case.
  mutating func watch(_ descriptors: Set<Int32>) {
    for descriptor in watched.subtracting(descriptors) {
      epoll_ctl(number, EPOLL_CTL_DEL, descriptor, nil)
    }
    for descriptor in descriptors {
      var event = epoll_event()
      event.events = EPOLLIN.rawValue
      event.data.fd = descriptor
      // A descriptor that is watched already stays watched; a reused number is added again.
      epoll_ctl(number, EPOLL_CTL_ADD, descriptor, &event)
    }
    watched = descriptors
  }
}
