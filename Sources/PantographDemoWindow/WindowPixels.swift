internal import CPantographSDL2

/// The window's own pixels, for machines without a graphics card. Pixels are copied into the
/// window, and only changed boxes are sent to the window system.
@MainActor
struct WindowPixels {
  // Unchecked, because the window is used only on the main thread, as SDL requires.
  private nonisolated(unsafe) let window: OpaquePointer
  /// The window's surface; the window replaces it when its size changes.
  private nonisolated(unsafe) var surface: UnsafeMutablePointer<SDL_Surface>
  private var memory: UnsafeMutableRawPointer?
  private var changed: [SDL_Rect] = []

  /// Creates the pixels; nil if the window system has none.
  init?(_ window: OpaquePointer) {
    guard let surface = SDL_GetWindowSurface(window) else { return nil }
    self.window = window
    self.surface = surface
  }

  var width: Int { Int(surface.pointee.w) }
  var height: Int { Int(surface.pointee.h) }

  /// Gets the window's current pixels. Returns whether they have been replaced, and so are empty.
  mutating func renew() throws(WindowError) -> Bool {
    guard let current = SDL_GetWindowSurface(window) else {
      throw WindowError("the window's pixels cannot be accessed")
    }
    let isOther = current != surface || current.pointee.pixels != memory
    surface = current
    memory = current.pointee.pixels
    if isOther { changed = [] }
    return isOther
  }

  /// Copies pixels in the format of `PixelImage` to an area, which must be inside the window.
  mutating func copy(
    from start: UnsafeRawPointer, bytesPerRow: Int, to place: WindowSurface.Area
  ) {
    guard let memory, let format = surface.pointee.format else { return }
    let pitch = Int(surface.pointee.pitch)
    let bytes = Int(format.pointee.BytesPerPixel)
    let target = memory + place.y * pitch + place.x * bytes
    // The fourth byte is ignored.
    let isSame =
      bytes == 4 && format.pointee.Rmask == 0xFF0000 && format.pointee.Gmask == 0xFF00
      && format.pointee.Bmask == 0xFF
    if isSame {
      for row in 0..<place.height {
        (target + row * pitch).copyMemory(
          from: start + row * bytesPerRow, byteCount: place.width * 4)
      }
    } else {
      SDL_ConvertPixels(
        Int32(place.width), Int32(place.height), SDL_PIXELFORMAT_ARGB8888.rawValue, start,
        Int32(bytesPerRow), format.pointee.format, target, Int32(pitch))
    }
    changed.append(
      SDL_Rect(
        x: Int32(place.x), y: Int32(place.y), w: Int32(place.width), h: Int32(place.height)))
  }

  /// Sends the changed boxes to the window system.
  mutating func present() {
    guard !changed.isEmpty else { return }
    SDL_UpdateWindowSurfaceRects(window, changed, Int32(changed.count))
    changed.removeAll(keepingCapacity: true)
  }
}
