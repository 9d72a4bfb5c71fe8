// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// The largest rectangle of that shape in the other one, in its middle. AVFoundation's, which many ask for this alone.
///
/// A shape or room that has no area gives one without area.
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
