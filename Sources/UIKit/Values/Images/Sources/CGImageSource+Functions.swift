// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are ImageIO's.
import CoreGraphics
import Foundation
import PantographImages

/// Returns a source of the pictures in the data. The source of data that are no picture has none.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource([UInt8](data as Data))
}

/// Returns a source of the pictures in a file; nil if the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource([UInt8]($0)) }
}

/// Returns a source without data. `CGImageSourceUpdateData` adds data while it is being loaded.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource([], isComplete: false)
}

/// Sets all data that has been loaded so far. A picture can be read once its file is complete.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update([UInt8](data as Data), isComplete: final)
}

/// Returns the number of pictures.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the index of the main picture, which is the first one.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the identifier of the file's type; nil for an unknown one.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.kind {
  case .gif: "com.compuserve.gif" as CFString
  case .png: "public.png" as CFString
  case .jpeg: "public.jpeg" as CFString
  case .unknown: nil
  }
}

/// Returns the identifiers of the types that sources read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ["public.png", "public.jpeg", "com.compuserve.gif"]
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  guard isrc.isComplete else {
    return isrc.bytes.isEmpty ? .statusReadingHeader : .statusIncomplete
  }
  return isrc.count > 0 ? .statusComplete : .statusUnknownType
}

public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  (0..<isrc.count).contains(index) ? .statusComplete : .statusUnknownType
}

/// Returns a picture as the file contains it, without its orientation applied. A frame of a GIF is
/// the whole canvas after that frame.
@preconcurrency @MainActor
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  isrc.image(at: index)
}

/// Returns a smaller copy of a picture whose sides are at most
/// `kCGImageSourceThumbnailMaxPixelSize`. Files have no thumbnails of their own here, so that the
/// options must request one made from the picture.
@preconcurrency @MainActor
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func option(_ key: CFString) -> NSNumber? { options?[key] as? NSNumber }
  let isWanted =
    option(kCGImageSourceCreateThumbnailFromImageAlways)?.boolValue == true
    || option(kCGImageSourceCreateThumbnailFromImageIfAbsent)?.boolValue == true
  guard isWanted, let image = isrc.image(at: index) else { return nil }
  var upright = image
  if option(kCGImageSourceCreateThumbnailWithTransform)?.boolValue == true {
    let orientation = PictureBytes.orientation(ofJPEG: isrc.bytes)
    upright = UIImage(cgImage: image, scale: 1, orientation: orientation).uprightImage ?? image
  }
  let (width, height) = (Double(upright.width), Double(upright.height))
  let most = option(kCGImageSourceThumbnailMaxPixelSize)?.doubleValue ?? .infinity
  let scale = most > 0 ? min(most / max(width, height), 1) : 1
  let room = CGRect(
    x: 0, y: 0, width: max((width * scale).rounded(), 1), height: max((height * scale).rounded(), 1)
  )
  guard scale < 1 else { return upright }
  let context = CGContext(bounds: room)
  context.draw(content: upright, in: room)
  return context.drawing.map {
    CGImage(width: Int(room.width), height: Int(room.height), drawing: $0)
  }
}

/// Returns the properties of the whole file: of a GIF, the number of repetitions.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  var properties: [CFString: Any] = [kCGImagePropertyFileSize: NSNumber(value: isrc.bytes.count)]
  guard case .gif(let file) = isrc.kind else {
    return isrc.count == 0 ? nil : properties as NSDictionary
  }
  var gif: [CFString: Any] = [
    kCGImagePropertyGIFHasGlobalColorMap: NSNumber(value: file.hasGlobalColors),
    kCGImagePropertyGIFCanvasPixelWidth: NSNumber(value: file.width),
    kCGImagePropertyGIFCanvasPixelHeight: NSNumber(value: file.height),
  ]
  if let count = file.loopCount { gif[kCGImagePropertyGIFLoopCount] = NSNumber(value: count) }
  properties[kCGImagePropertyGIFDictionary] = gif as NSDictionary
  return properties as NSDictionary
}

/// Returns the properties of a picture: its size, its orientation and, of a frame of a GIF, the
/// time for which it is shown, in seconds.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard (0..<isrc.count).contains(index), let size = isrc.size else { return nil }
  var properties: [CFString: Any] = [
    kCGImagePropertyPixelWidth: NSNumber(value: size.width),
    kCGImagePropertyPixelHeight: NSNumber(value: size.height),
    kCGImagePropertyDepth: NSNumber(value: 8),  // Bits a component.
    kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
  ]
  switch isrc.kind {
  case .gif(let file):
    // A GIF counts hundredths of a second.
    let delay = Double(file.frames[index].delay) / 100
    properties[kCGImagePropertyGIFDictionary] =
      [
        // The documented lower limit is 100 milliseconds.
        kCGImagePropertyGIFDelayTime: NSNumber(value: max(delay, 0.1)),
        kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
      ] as NSDictionary
    properties[kCGImagePropertyHasAlpha] = NSNumber(value: true)
  case .jpeg: properties[kCGImagePropertyOrientation] = NSNumber(value: isrc.orientation.rawValue)
  case .png, .unknown: break
  }
  return properties as NSDictionary
}

/// Does nothing: a source stores no decoded picture but a GIF's canvas.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
