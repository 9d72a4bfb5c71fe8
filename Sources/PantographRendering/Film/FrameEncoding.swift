import CPantographWebP
import Dispatch
import Synchronization

/// Encodes the frames of an animated WebP one after the other on another thread, so that the next
/// frame is drawn meanwhile.
final class FrameEncoding: Sendable {
  /// The number of frames that wait for the encoder or are in it. With more of them, only more memory
  /// would be used.
  private static let mostFrames = 3

  private struct Encoder: @unchecked Sendable {
    let pointer: OpaquePointer
    var config: WebPConfig
  }

  private let encoder: Encoder
  private let queue = DispatchQueue(label: "frames of an animated WebP")
  private let room = DispatchSemaphore(value: FrameEncoding.mostFrames)
  private let failure = Mutex<RenderingError?>(nil)

  /// Takes ownership of the encoder.
  init(owning encoder: OpaquePointer, _ config: WebPConfig) {
    self.encoder = Encoder(pointer: encoder, config: config)
  }

  deinit {
    WebPAnimEncoderDelete(encoder.pointer)
  }

  /// Encodes a frame behind those before it. Waits while too many frames are waiting, and throws
  /// the error of a frame that could not be encoded.
  func add(_ image: PixelImage, at milliseconds: Int32) throws(RenderingError) {
    room.wait()
    queue.async { [self] in
      defer { room.signal() }
      guard failure.withLock({ $0 }) == nil else { return }
      do throws(RenderingError) {
        try encode(image, milliseconds)
      } catch {
        failure.withLock { $0 = error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  /// Waits until all frames are encoded, and returns the bytes of the file.
  func finish(at milliseconds: Int32) throws(RenderingError) -> [UInt8] {
    queue.sync {}
    if let failure = failure.withLock({ $0 }) { throw failure }
    guard WebPAnimEncoderAdd(encoder.pointer, nil, milliseconds, nil) != 0 else { throw reason }
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAssemble(encoder.pointer, &data) != 0 else { throw reason }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private func encode(_ image: PixelImage, _ milliseconds: Int32) throws(RenderingError) {
    var picture = try WebPPicture(of: image)
    defer { WebPPictureFree(&picture) }
    var config = encoder.config
    guard WebPAnimEncoderAdd(encoder.pointer, &picture, milliseconds, &config) != 0 else {
      throw reason
    }
  }

  private var reason: RenderingError {
    let text =
      WebPAnimEncoderGetError(encoder.pointer).map { String(cString: $0) } ?? "no reason given"
    return .drawingFailed("libwebp: \(text)")
  }
}
