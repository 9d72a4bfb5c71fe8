/// One frame of a GIF.
package struct GIFFrame: Sendable {
  /// The values that stand in front of a frame.
  struct Control: Sendable {
    var disposal = Disposal.remains
    var delay = 0
    var transparent: UInt8?
  }

  /// The change of the canvas after a frame was shown.
  enum Disposal: Sendable {
    case remains, isCleared, isTakenBack
  }

  let left: Int
  let top: Int
  package let width: Int
  package let height: Int
  let isInterlaced: Bool
  /// The colors of the frame, opaque.
  let colors: [UInt32]
  let disposal: Disposal
  let transparent: UInt8?
  /// The time for which the frame is shown, in hundredths of a second.
  package let delay: Int
  /// The position of the compressed pixels in the file.
  let start: Int
}
