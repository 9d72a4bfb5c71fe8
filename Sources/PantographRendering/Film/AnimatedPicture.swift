import CPantographWebP

/// An animated WebP that is encoded frame by frame, on another thread, so that only a few frames are
/// in memory as pixels.
///
/// The same frames give the same bytes.
public final class AnimatedPicture {
  /// The width of each frame in pixels.
  public let width: Int
  /// The height of each frame in pixels.
  public let height: Int
  private let encoding: FrameEncoding
  private var lastTime: Int32 = -1

  /// Creates an animation without frames.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - loops: The number of repetitions; 0 repeats forever.
  ///   - quality: The quality, 0...100; nil is lossless, and takes more space and time.
  public init(
    width: Int, height: Int, loops: Int = 0, quality: Double? = 75
  ) throws(RenderingError) {
    // The format stores each side in 14 bits.
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) else {
      throw .impossibleSize(width: Double(width), height: Double(height))
    }
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw .otherLibWebP }
    options.anim_params.loop_count = Int32(clamping: max(loops, 0))
    let config = try WebPConfig(quality: quality)
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw .drawingFailed("no memory for an animation of \(width) × \(height) pixels")
    }
    encoding = FrameEncoding(owning: encoder, config)
    self.width = width
    self.height = height
  }

  /// The longest side of a WebP, in pixels.
  public static let maximumSide = 16_383

  /// Adds a frame that is shown from `time`, in seconds, until the next one. Times must increase;
  /// frames less than a millisecond apart are shown for a millisecond each.
  public func add(_ image: PixelImage, at time: Double) throws(RenderingError) {
    guard image.width == width, image.height == height else {
      throw .drawingFailed(
        "a frame of \(image.width) × \(image.height) pixels in an animation of "
          + "\(width) × \(height)")
    }
    try encoding.add(image, at: step(to: time))
  }

  /// Returns the file's bytes; the last frame is shown until `time`, in seconds.
  public func finish(at time: Double) throws(RenderingError) -> [UInt8] {
    guard lastTime >= 0 else { throw .drawingFailed("an animation without frames") }
    return try encoding.finish(at: step(to: time))
  }

  /// Returns the bytes of an animation of a film's frames. The last one is shown for `hold`
  /// seconds.
  public static func bytes(
    of frames: [FilmFrame], loops: Int = 0, quality: Double? = 75, hold: Double = 1
  ) throws(RenderingError) -> [UInt8] {
    guard let first = frames.first, let last = frames.last else {
      throw .drawingFailed("an animation without frames")
    }
    let picture = try AnimatedPicture(
      width: first.image.width, height: first.image.height, loops: loops, quality: quality)
    for frame in frames { try picture.add(frame.image, at: frame.time - first.time) }
    return try picture.finish(at: last.time - first.time + hold)
  }

  private func step(to time: Double) -> Int32 {
    let milliseconds = time.isFinite ? Int32(min(max(time * 1000, 0), 2e9).rounded()) : 0
    lastTime = max(milliseconds, lastTime + 1)
    return lastTime
  }
}
