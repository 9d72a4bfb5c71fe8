internal import CPantographLibevdev
import Glibc

/// One descriptor that can be read as soon as any of several can: what a thread of its own waits for
/// where the main one sleeps in another system's way.
struct WakeDescriptor: ~Copyable {
  private let epoll: OwnedDescriptor
  private var watched: Set<Int32> = []

  init() throws(EvdevError) {
    epoll = try OwnedDescriptor("create", "epoll") { epoll_create1(Int32(EPOLL_CLOEXEC)) }
  }

  var number: Int32 { epoll.number }

  /// Watches these and no others. A descriptor that was closed meanwhile is watched no more anyway.
  mutating func watch(_ descriptors: Set<Int32>) {
    for descriptor in watched.subtracting(descriptors) {
      epoll_ctl(number, EPOLL_CTL_DEL, descriptor, nil)
    }
    for descriptor in descriptors {
      var event = epoll_event()
      event.events = EPOLLIN.rawValue
      event.data.fd = descriptor
      // One that is there already is left as it is; a number that was given anew is added.
      epoll_ctl(number, EPOLL_CTL_ADD, descriptor, &event)
    }
    watched = descriptors
  }
}
