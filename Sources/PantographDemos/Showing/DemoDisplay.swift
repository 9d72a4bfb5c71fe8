/// A terminal or window that shows a demo's frames and receives its user's input.
///
/// A display makes no decisions: it shows frames, at the size that it has reported.
@MainActor
public protocol DemoDisplay: AnyObject {
  /// The available size for a picture.
  var room: DemoRoom { get }
  /// Returns whether the display can take a frame now. If not, the caller tries again when the
  /// display next wakes the loop, or with the next frame.
  func isReady() -> Bool
  /// Whether a frame that is shown now can be seen.
  var isVisible: Bool { get }
  /// Shows a frame. Its pixels are valid only during the call.
  func show(_ frame: DemoFrame) throws
  /// Returns the user's input since the last call, without waiting.
  func takeInput() throws -> [DemoInput]
  /// Suspends the program, and returns when it is resumed.
  func suspend()
  /// The largest number of pictures per second.
  var framesPerSecond: Int { get }
  /// The descriptors that become readable when there is input; empty for a display that sleeps
  /// itself (`LiveClock.sleep`).
  var descriptors: [Int32] { get }
}

extension DemoDisplay {
  /// Does nothing: this display cannot suspend the program.
  public func suspend() {}

  /// Always true by default.
  public var isVisible: Bool { true }

  /// The default rate of 60 pictures per second.
  public var framesPerSecond: Int { 60 }
}

/// The size that a display has for a picture, in pixels.
public struct DemoRoom: Hashable, Sendable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The number of pixels for each point, on a display that resizes a scene to fill the room. Nil
  /// on a display that scales a scene instead.
  public var pixelsPerPoint: Double?

  /// Creates a room; each side is at least one pixel.
  public init(width: Int, height: Int, pixelsPerPoint: Double? = nil) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    self.pixelsPerPoint = pixelsPerPoint
  }
}
