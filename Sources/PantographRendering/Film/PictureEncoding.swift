import Dispatch
import Foundation
import Synchronization

/// Encodes pictures as single WebPs on all cores, while the next picture is drawn.
///
/// The same pictures give the same bytes, in the order in which they were added.
package final class PictureEncoding: Sendable {
  private struct Results {
    var pictures: [Int: [UInt8]] = [:]
    var failure: RenderingError?
  }

  private let queue = DispatchQueue(label: "pictures of a page", attributes: .concurrent)
  private let room: DispatchSemaphore
  private let jobs = DispatchGroup()
  private let results = Mutex(Results())

  package init() {
    // One picture for each core. More of them would only use more memory.
    room = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Encodes the picture with this index. Waits while too many pictures are waiting.
  package func add(_ image: PixelImage, at index: Int) {
    room.wait()
    queue.async(group: jobs) { [self] in
      defer { room.signal() }
      do throws(RenderingError) {
        let bytes = try StillPicture.bytes(of: image)
        results.withLock { $0.pictures[index] = bytes }
      } catch {
        results.withLock { $0.failure = error }
      }
    }
  }

  /// Waits until all pictures are encoded, and returns them by their index. Throws the error of a
  /// picture that could not be encoded.
  package func finish() throws(RenderingError) -> [Int: [UInt8]] {
    jobs.wait()
    let results = results.withLock { $0 }
    if let failure = results.failure { throw failure }
    return results.pictures
  }
}
