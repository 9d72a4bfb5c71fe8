/// Shows a demo's frames and hears of its user: a terminal, a window.
///
/// A display decides nothing: it shows what it is given, as large as it has said.
@MainActor
public protocol DemoDisplay: AnyObject {
  /// The pixels that a picture may have.
  var room: DemoRoom { get }
  /// Whether it can take a frame now. One that cannot is asked again when it next wakes the loop, or
  /// with the next frame.
  func isReady() -> Bool
  /// Shows a frame; its pixels are the display's for the time of the call.
  func show(_ frame: DemoFrame) throws
  /// What its user has done since it was last asked; it never waits.
  func takeInput() throws -> [DemoInput]
  /// Puts the program to sleep and comes back when somebody wakes it.
  func suspend()
  /// How often it shows another picture, at most.
  var framesPerSecond: Int { get }
  /// What can be read as soon as its user has done something; none for a display that sleeps by itself
  /// (`LiveClock.sleep`).
  var descriptors: [Int32] { get }
}

extension DemoDisplay {
  /// One that cannot is still there.
  public func suspend() {}

  /// That of most.
  public var framesPerSecond: Int { 60 }
}

/// The pixels that a display has for a picture.
public struct DemoRoom: Hashable, Sendable {
  /// In pixels of the picture.
  public var width: Int
  /// In pixels of the picture.
  public var height: Int
  /// Pixels for each point, of a display that gives a scene all of its room. Nil for one that scales
  /// a scene of whatever size into it.
  public var pixelsPerPoint: Double?

  /// Room for so many pixels; a side is at least one.
  public init(width: Int, height: Int, pixelsPerPoint: Double? = nil) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    self.pixelsPerPoint = pixelsPerPoint
  }
}
