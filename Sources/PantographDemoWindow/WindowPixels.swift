internal import CPantographSDL2

/// The window's own pixels, where no graphics card draws: what is copied there is shown as it is, and only the
/// boxes that changed go to the window system.
@MainActor
struct WindowPixels {
  // Unchecked: the window lives and dies on the main thread, which SDL asks for.
  private nonisolated(unsafe) let window: OpaquePointer
  /// The window's, which makes another one for another size.
  private nonisolated(unsafe) var surface: UnsafeMutablePointer<SDL_Surface>
  private var memory: UnsafeMutableRawPointer?
  private var changed: [SDL_Rect] = []

  /// Nil where the window system has none.
  init?(_ window: OpaquePointer) {
    guard let surface = SDL_GetWindowSurface(window) else { return nil }
    self.window = window
    self.surface = surface
  }

  var width: Int { Int(surface.pointee.w) }
  var height: Int { Int(surface.pointee.h) }

  /// Takes the pixels that the window has by now; true where they are others and have nothing on them.
  mutating func renew() throws(WindowError) -> Bool {
    guard let current = SDL_GetWindowSurface(window) else {
      throw WindowError("the window has no pixels")
    }
    let isOther = current != surface || current.pointee.pixels != memory
    surface = current
    memory = current.pointee.pixels
    if isOther { changed = [] }
    return isOther
  }

  /// Copies pixels, as a `PixelImage` has them, to a place that lies in the window.
  mutating func copy(
    from start: UnsafeRawPointer, bytesPerRow: Int, to place: WindowSurface.Area
  ) {
    guard let memory, let format = surface.pointee.format else { return }
    let pitch = Int(surface.pointee.pitch)
    let bytes = Int(format.pointee.BytesPerPixel)
    let target = memory + place.y * pitch + place.x * bytes
    // What is left of the four bytes nobody looks at.
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

  /// Hands what was copied to the window system.
  mutating func present() {
    guard !changed.isEmpty else { return }
    SDL_UpdateWindowSurfaceRects(window, changed, Int32(changed.count))
    changed.removeAll(keepingCapacity: true)
  }
}
