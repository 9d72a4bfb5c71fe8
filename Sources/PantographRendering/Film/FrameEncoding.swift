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
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else {
      throw .drawingFailed("this machine's libwebp is of another version")
    }
    picture.use_argb = 1
    picture.width = Int32(image.width)
    picture.height = Int32(image.height)
    guard WebPPictureAlloc(&picture) != 0 else { throw .drawingFailed("no memory for a frame") }
    defer { WebPPictureFree(&picture) }
    for row in 0..<image.height {
      let line = picture.argb + row * Int(picture.argb_stride)
      for x in 0..<image.width { line[x] = Self.unmultiplied(image.pixels[row * image.width + x]) }
    }
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

  /// Returns the pixel without premultiplied alpha, as WebP stores colors.
  private static func unmultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 0, alpha != 255 else { return alpha == 0 ? 0 : pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
