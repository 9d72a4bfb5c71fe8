internal import CPantographSDL2
import Glibc
import PantographEvdev
import Synchronization

/// A thread that ends the window system's wait as soon as a descriptor becomes readable, such as
/// that of devices and signals. It sleeps at rest.
final class DeviceWaker: Sendable {
  private let descriptor: Int32
  /// A pipe to the thread: a byte arms it, and closing the pipe ends it.
  private let control: (reading: Int32, writing: Int32)
  private let isArmed = Atomic<Bool>(false)
  private let event: UInt32
  private let thread = Mutex<pthread_t?>(nil)

  /// Watches a descriptor, which stays its owner's and must be open as long as the waker exists.
  init(_ descriptor: Int32) throws(WindowError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw WindowError("a pipe for devices cannot be created") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    control = (ends[0], ends[1])
    self.descriptor = descriptor
    event = SDL_RegisterEvents(1)
    var thread = pthread_t()
    let own = Unmanaged.passUnretained(self).toOpaque()
    guard pthread_create(&thread, nil, Self.body, own) == 0 else {
      throw WindowError("a thread for devices cannot be started")
    }
    self.thread.withLock { $0 = thread }
  }

  deinit {
    close(control.writing)
    thread.withLock { if let thread = $0 { _ = pthread_join(thread, nil) } }
    close(control.reading)
  }

  /// Makes the descriptor end the window system's wait once, when it becomes readable.
  func arm() {
    guard !isArmed.exchange(true, ordering: .sequentiallyConsistent) else { return }
    var byte: UInt8 = 0
    _ = write(control.writing, &byte, 1)
  }

  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let own = $0 { Unmanaged<DeviceWaker>.fromOpaque(own).takeUnretainedValue().watch() }
    return nil
  }

  private func watch() {
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var watched = false
    var bytes = [UInt8](repeating: 0, count: 16)
    while true {
      var polled = [
        pollfd(fd: control.reading, events: Int16(POLLIN), revents: 0),
        pollfd(fd: watched ? descriptor : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&polled, 2, -1) > 0 else { continue }
      if polled[0].revents != 0 {
        guard read(control.reading, &bytes, bytes.count) > 0 else { return }
        watched = true
      }
      if polled[1].revents != 0 {
        watched = false
        isArmed.store(false, ordering: .sequentiallyConsistent)
        var wake = SDL_Event()
        wake.type = event
        SDL_PushEvent(&wake)
      }
    }
  }
}
