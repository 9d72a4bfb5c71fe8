import CPantographWebP

/// A WebP of one picture.
enum StillPicture {
  /// Returns the bytes of the file. An animation of this picture alone has the same bytes, but takes
  /// twice the time, as libwebp encodes its frame both as a part of an animation and as a picture.
  static func bytes(
    of image: PixelImage, quality: Double? = 75
  ) throws(RenderingError) -> [UInt8] {
    var config = try WebPConfig(quality: quality)
    var picture = try WebPPicture(of: image)
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer {
      WebPPictureFree(&picture)
      WebPMemoryWriterClear(&writer)
    }
    picture.writer = WebPMemoryWrite
    // The pointer is used only while the picture is encoded.
    let isEncoded = withUnsafeMutablePointer(to: &writer) { writer in
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPEncode(&config, &picture) != 0
    }
    guard isEncoded else {
      throw .drawingFailed(
        "libwebp: a picture was not encoded (error \(picture.error_code.rawValue))")
    }
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }
}
