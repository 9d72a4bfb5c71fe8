// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// Returns the largest rectangle of the given aspect ratio within the other rectangle, centered.
/// The function is AVFoundation's, and often the only one used of it.
///
/// If the ratio or the rectangle has no area, the result has no area either.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let room = boundingRect.standardized
  guard aspectRatio.width > 0, aspectRatio.height > 0, aspectRatio.width.isFinite,
    aspectRatio.height.isFinite, room.width > 0, room.height > 0
  else { return CGRect(x: room.midX, y: room.midY, width: 0, height: 0) }
  let scale = min(room.width / aspectRatio.width, room.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
    height: size.height)
}
