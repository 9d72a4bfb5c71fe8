internal import CPantographSDL2
import Glibc

/// A window of the window system, and the one picture in it.
///
/// The pixels are made elsewhere. Only the boxes that changed are copied into the picture, which is then
/// shown as it is. Where there is no graphics card the picture is the window's own pixels.
@MainActor
package final class WindowSurface {
  /// A place in the picture, in pixels.
  package struct Area: Hashable, Sendable {
    package var x = 0
    package var y = 0
    package var width = 0
    package var height = 0

    package init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// What both have; without a width or a height where they have nothing.
    func intersection(_ other: Area) -> Area {
      let left = max(x, other.x)
      let top = max(y, other.y)
      return Area(
        x: left, y: top, width: min(x + width, other.x + other.width) - left,
        height: min(y + height, other.y + other.height) - top)
    }
  }

  // Unchecked: the window lives and dies on the main thread, which SDL asks for.
  private nonisolated(unsafe) let window: OpaquePointer
  /// A graphics card's, with the picture as its texture; nil where there is none.
  private nonisolated(unsafe) let renderer: OpaquePointer?
  private nonisolated(unsafe) var texture: OpaquePointer?
  /// The picture where there is no graphics card.
  private var pixels: WindowPixels?
  /// The size of the picture, in pixels.
  package private(set) var width = 0
  package private(set) var height = 0
  /// Pixels for each unit in which the window system measures windows and the mouse.
  package private(set) var pixelsPerUnit = 1.0
  /// How often the screen shows another picture.
  package let framesPerSecond: Int
  /// What shows it: `wayland`, `x11`, `KMSDRM`.
  package let system: String
  private var shape: Area?

  /// A window of that size, or one smaller by the same share where the screen has no room for it.
  ///
  /// - Parameter besides: Width besides, of which no share is taken.
  package init(
    title: String, width: Int, height: Int, besides: Int = 0
  ) throws(WindowError) {
    // A signal ends the run as it does everywhere else; a demo is nothing to keep a screen awake for.
    SDL_SetHint("SDL_NO_SIGNAL_HANDLERS", "1")
    SDL_SetHint("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    SDL_SetHint("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    SDL_SetHint("SDL_APP_NAME", "Pantograph")
    // A finger is a finger, and a mouse a mouse.
    SDL_SetHint("SDL_TOUCH_MOUSE_EVENTS", "0")
    SDL_SetHint("SDL_MOUSE_TOUCH_EVENTS", "0")
    // A click that brings the window to the front is one that counts.
    SDL_SetHint("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    SDL_SetHint("SDL_VIDEODRIVER", Self.systems.joined(separator: ","))
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw WindowError("no window system") }
    system = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "unknown"
    var mode = SDL_DisplayMode()
    SDL_GetCurrentDisplayMode(0, &mode)
    framesPerSecond = mode.refresh_rate > 0 ? Int(mode.refresh_rate) : 60
    var room = SDL_Rect()
    var share = 1.0
    if SDL_GetDisplayUsableBounds(0, &room) == 0, room.w > 0, room.h > 0 {
      // Room for the title and the edges.
      let free = max(Double(room.w) * 0.95 - Double(besides), Double(room.w) * 0.4)
      share = min(1, free / Double(width), Double(room.h) * 0.92 / Double(height))
    }
    let anywhere: Int32 = 0x2FFF_0000
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let window = SDL_CreateWindow(
        title, anywhere, anywhere, Int32((Double(width) * share).rounded(.up)) + Int32(besides),
        Int32(Double(height) * share), flags)
    else {
      let error = WindowError("no window could be opened")
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw error
    }
    let accelerated = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    let renderer = SDL_CreateRenderer(window, -1, accelerated)
    let pixels = renderer == nil ? WindowPixels(window) : nil
    guard renderer != nil || pixels != nil else {
      let error = WindowError("nothing can draw into a window")
      SDL_DestroyWindow(window)
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw error
    }
    self.window = window
    self.renderer = renderer
    self.pixels = pixels
    SDL_SetWindowMinimumSize(window, 320, 320)
    measure()
  }

  deinit {
    if let texture { SDL_DestroyTexture(texture) }
    if let renderer { SDL_DestroyRenderer(renderer) }
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// The window systems to try, unless the environment names one (`SDL_VIDEODRIVER`): Wayland first,
  /// where windows are as sharp as the screen; without any a console's screen.
  private static var systems: [String] {
    let known = [("WAYLAND_DISPLAY", "wayland"), ("DISPLAY", "x11")]
    return known.filter { getenv($0.0).map { $0.pointee != 0 } ?? false }.map(\.1) + ["KMSDRM"]
  }

  /// Reads how large the window is.
  package func measure() {
    var columns: Int32 = 0
    var rows: Int32 = 0
    var units: Int32 = 0
    SDL_GetWindowSize(window, &units, &rows)
    columns = units
    if let renderer { SDL_GetRendererOutputSize(renderer, &columns, &rows) }
    if pixels != nil, let own = WindowPixels(window) {
      // Those of another size, or some that were lost: nothing is on them.
      pixels = own
      shape = nil
      columns = Int32(own.width)
      rows = Int32(own.height)
    }
    width = max(Int(columns), 1)
    height = max(Int(rows), 1)
    pixelsPerUnit = units > 0 ? Double(width) / Double(units) : 1
  }

  /// Whether anybody can see it.
  package var isVisible: Bool {
    SDL_GetWindowFlags(window)
      & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) == 0
  }

  /// Whether the window system has a wait that ends as soon as something comes. SDL's drivers without a screen, from
  /// which nothing ever comes, look a thousand times a second instead.
  var hasWait: Bool { !["dummy", "offscreen"].contains(system) }

  package func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  /// Makes the picture as large as the window, of one color; false where it is that large already.
  package func prepare(_ color: UInt32) throws(WindowError) -> Bool {
    let whole = Area(width: width, height: height)
    let isRenewed = try pixels?.renew() ?? (texture == nil)
    guard shape != whole || isRenewed else { return false }
    defer {
      shape = whole
      fill(whole, color)
    }
    guard let renderer else { return true }
    if let texture { SDL_DestroyTexture(texture) }
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      Int32(width), Int32(height))
    guard let texture else { throw WindowError("no picture of \(width) × \(height) pixels") }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    return true
  }

  /// Fills a part of the picture with one color.
  package func fill(_ area: Area, _ color: UInt32) {
    let area = area.intersection(Area(width: width, height: height))
    guard area.width > 0, area.height > 0 else { return }
    let pixels = [UInt32](repeating: color, count: area.width * area.height)
    pixels.withUnsafeBytes {
      copy($0, area.width * 4, Area(width: area.width, height: area.height), area)
    }
  }

  /// Copies a box of other pixels into the picture, as far as that goes.
  ///
  /// - Parameters:
  ///   - box: In those pixels.
  ///   - x: Where in the picture the other pixels' left edge is.
  ///   - y: Where in the picture their top edge is.
  ///   - area: Nothing outside of it changes.
  package func upload(
    _ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, box: Area, x: Int, y: Int, within area: Area
  ) {
    let place = Area(x: box.x + x, y: box.y + y, width: box.width, height: box.height)
      .intersection(area).intersection(Area(width: width, height: height))
    guard place.width > 0, place.height > 0 else { return }
    let source = Area(x: place.x - x, y: place.y - y, width: place.width, height: place.height)
    copy(pixels, bytesPerRow, source, place)
  }

  private func copy(
    _ source: UnsafeRawBufferPointer, _ bytesPerRow: Int, _ from: Area, _ place: Area
  ) {
    guard let base = source.baseAddress else { return }
    let start = base + from.y * bytesPerRow + from.x * 4
    pixels?.copy(from: start, bytesPerRow: bytesPerRow, to: place)
    guard let texture else { return }
    var rectangle = SDL_Rect(
      x: Int32(place.x), y: Int32(place.y), w: Int32(place.width), h: Int32(place.height))
    SDL_UpdateTexture(texture, &rectangle, start, Int32(bytesPerRow))
  }

  /// Shows the picture, at the screen's next turn.
  package func present() {
    pixels?.present()
    guard let renderer, let texture else { return }
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }
}
