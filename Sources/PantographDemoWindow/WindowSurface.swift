internal import CPantographSDL2
import Glibc
import PantographTouches

/// A window with a single picture.
///
/// The pixels are made elsewhere. Only changed boxes are copied into the picture, which is then
/// shown unchanged. Without a graphics card, the picture is the window's own pixels.
@MainActor
package final class WindowSurface {
  /// A rectangle in the picture, in pixels.
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

    /// Returns the common part of both areas. Its width or height is not positive if there is none.
    func intersection(_ other: Area) -> Area {
      let left = max(x, other.x)
      let top = max(y, other.y)
      return Area(
        x: left, y: top, width: min(x + width, other.x + other.width) - left,
        height: min(y + height, other.y + other.height) - top)
    }
  }

  // Unchecked, because the window is used only on the main thread, as SDL requires.
  private nonisolated(unsafe) let window: OpaquePointer
  /// The renderer of a graphics card, with the picture as its texture; nil without one.
  private nonisolated(unsafe) let renderer: OpaquePointer?
  private nonisolated(unsafe) var texture: OpaquePointer?
  /// The window's picture in memory, which is drawn instead if there is no graphics card.
  private var pixels: WindowPixels?
  /// The size of the picture, in pixels.
  package private(set) var width = 0
  package private(set) var height = 0
  /// The number of pixels for each unit in which the window system measures windows and the mouse.
  package private(set) var pixelsPerUnit = 1.0
  /// The screen's refresh rate.
  package let framesPerSecond: Int
  /// The name of the window system: `wayland`, `x11`, `KMSDRM`.
  package let system: String
  private var shape: Area?
  private nonisolated(unsafe) var ownGestures: WaylandGestures?

  /// Opens a window of this size. If the screen is too small, both sides are scaled down equally.
  ///
  /// - Parameter besides: Additional width in units, which is not scaled.
  package init(
    title: String, width: Int, height: Int, besides: Int = 0
  ) throws(WindowError) {
    // Signals end the run as elsewhere, and a demo need not keep the screen awake.
    SDL_SetHint("SDL_NO_SIGNAL_HANDLERS", "1")
    SDL_SetHint("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    SDL_SetHint("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    SDL_SetHint("SDL_APP_NAME", "Pantograph")
    // Fingers are not reported as a mouse, nor a mouse as fingers.
    SDL_SetHint("SDL_TOUCH_MOUSE_EVENTS", "0")
    SDL_SetHint("SDL_MOUSE_TOUCH_EVENTS", "0")
    // A click that brings the window to the front also counts as a click.
    SDL_SetHint("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    try Self.chooseSystem()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw WindowError("no window system is available")
    }
    system = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "unknown"
    var mode = SDL_DisplayMode()
    SDL_GetCurrentDisplayMode(0, &mode)
    framesPerSecond = mode.refresh_rate > 0 ? Int(mode.refresh_rate) : 60
    var room = SDL_Rect()
    var share = 1.0
    if SDL_GetDisplayUsableBounds(0, &room) == 0, room.w > 0, room.h > 0 {
      // Some space is left for the title bar and borders.
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
      let error = WindowError("the window system cannot draw into a window")
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

  isolated deinit {
    ownGestures?.stop()
    if let texture { SDL_DestroyTexture(texture) }
    if let renderer { SDL_DestroyRenderer(renderer) }
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Chooses the window system, unless the environment names one in `SDL_VIDEODRIVER`: Wayland first,
  /// whose windows have the screen's full resolution; without any, a console's screen.
  private static func chooseSystem() throws(WindowError) {
    func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }
    let chosen = getenv("SDL_VIDEODRIVER").map { String(cString: $0) }
    var systems: [String] = []
    if chosen?.contains("wayland") ?? isSet("WAYLAND_DISPLAY") {
      let answer = WaylandAnswer.ofEnvironment()
      if answer == .usable {
        systems.append("wayland")
      } else if chosen != nil || !isSet("DISPLAY") {
        throw WindowError(reason: answer.sentence)
      }
    }
    if isSet("DISPLAY") { systems.append("x11") }
    SDL_SetHint("SDL_VIDEODRIVER", (systems + ["KMSDRM"]).joined(separator: ","))
  }

  /// Begins to receive the gestures of touchpads that the compositor reports to the window; nil
  /// without Wayland. `now` reads the clock of the reports.
  func gestures(now: @escaping () -> Timestamp) -> WaylandGestures? {
    guard system == "wayland" else { return nil }
    let gestures = WaylandGestures(window: window, now: now)
    ownGestures = gestures
    return gestures
  }

  /// Measures the window.
  package func measure() {
    var columns: Int32 = 0
    var rows: Int32 = 0
    var units: Int32 = 0
    SDL_GetWindowSize(window, &units, &rows)
    columns = units
    if let renderer { SDL_GetRendererOutputSize(renderer, &columns, &rows) }
    if pixels != nil, let own = WindowPixels(window) {
      // The pixels have another size or were lost, so they are empty.
      pixels = own
      shape = nil
      columns = Int32(own.width)
      rows = Int32(own.height)
    }
    width = max(Int(columns), 1)
    height = max(Int(rows), 1)
    pixelsPerUnit = units > 0 ? Double(width) / Double(units) : 1
  }

  /// Whether the window is visible.
  package var isVisible: Bool {
    SDL_GetWindowFlags(window)
      & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) == 0
  }

  /// Whether the window system's wait ends as soon as there is an event. SDL's drivers without a
  /// screen have no events and poll a thousand times a second instead.
  var hasWait: Bool { !["dummy", "offscreen"].contains(system) }

  package func setTitle(_ title: String) { SDL_SetWindowTitle(window, title) }

  /// Makes the picture as large as the window and fills it with a color. Returns false if nothing
  /// had to be done.
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
    guard let texture else {
      throw WindowError("a picture of \(width) × \(height) pixels cannot be created")
    }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    return true
  }

  /// Fills a part of the picture with a color.
  package func fill(_ area: Area, _ color: UInt32) {
    let area = area.intersection(Area(width: width, height: height))
    guard area.width > 0, area.height > 0 else { return }
    let pixels = [UInt32](repeating: color, count: area.width * area.height)
    pixels.withUnsafeBytes {
      copy($0, area.width * 4, Area(width: area.width, height: area.height), area)
    }
  }

  /// Copies a box of other pixels into the picture; the part outside the picture is ignored.
  ///
  /// - Parameters:
  ///   - box: The box in the other pixels.
  ///   - x: The position of the other pixels' left edge in the picture.
  ///   - y: The position of the other pixels' top edge in the picture.
  ///   - area: The part of the picture that may change.
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

  /// Shows the picture at the screen's next refresh.
  package func present() {
    pixels?.present()
    guard let renderer, let texture else { return }
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }
}

/// The reason why a window could not be opened.
public struct WindowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason as a sentence without its full stop.
  public let description: String

  init(reason: String) { description = reason }

  /// Creates an error from a failed attempt and SDL's reason.
  init(_ attempt: String) {
    let reason = String(cString: SDL_GetError())
    description = reason.isEmpty ? attempt : "\(attempt): \(reason)"
  }
}
