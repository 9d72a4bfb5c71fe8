// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation

// Keys of the options and of the properties of `CGImageSource`. Their texts are those of iOS.

/// The longest side of a thumbnail, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize =
  "kCGImageSourceThumbnailMaxPixelSize" as CFString
/// Whether a thumbnail is made from the picture.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways" as CFString
/// Whether a thumbnail is made if the file has none, which is always so here.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as CFString
/// Whether a thumbnail is turned upright.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform" as CFString
/// Ignored: pictures are decoded as a whole, with eight bits for each component.
public nonisolated(unsafe) let kCGImageSourceShouldCache = "kCGImageSourceShouldCache" as CFString
/// Ignored: pictures are decoded as a whole, with eight bits for each component.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately =
  "kCGImageSourceShouldCacheImmediately" as CFString
/// Ignored: pictures are decoded as a whole, with eight bits for each component.
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat =
  "kCGImageSourceShouldAllowFloat" as CFString
/// Ignored: pictures are decoded as a whole, with eight bits for each component.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint =
  "kCGImageSourceTypeIdentifierHint" as CFString
/// Ignored: pictures are decoded as a whole, with eight bits for each component.
public nonisolated(unsafe) let kCGImageSourceSubsampleFactor =
  "kCGImageSourceSubsampleFactor" as CFString
public nonisolated(unsafe) let kCGImagePropertyPixelWidth = "PixelWidth" as CFString
public nonisolated(unsafe) let kCGImagePropertyPixelHeight = "PixelHeight" as CFString
/// The orientation as a number of `CGImagePropertyOrientation`.
public nonisolated(unsafe) let kCGImagePropertyOrientation = "Orientation" as CFString
/// The number of bits of one color component.
public nonisolated(unsafe) let kCGImagePropertyDepth = "Depth" as CFString
public nonisolated(unsafe) let kCGImagePropertyColorModel = "ColorModel" as CFString
public nonisolated(unsafe) let kCGImagePropertyHasAlpha = "HasAlpha" as CFString
/// The number of bytes of the file.
public nonisolated(unsafe) let kCGImagePropertyFileSize = "FileSize" as CFString
public nonisolated(unsafe) let kCGImagePropertyDPIWidth = "DPIWidth" as CFString
public nonisolated(unsafe) let kCGImagePropertyDPIHeight = "DPIHeight" as CFString
public nonisolated(unsafe) let kCGImagePropertyProfileName = "ProfileName" as CFString
/// The properties of a GIF or of one of its frames.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary = "{GIF}" as CFString
/// The time for which a frame is shown, in seconds, at least 0.1.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime = "DelayTime" as CFString
/// The time for which a frame is shown, in seconds, as the file states it.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime =
  "UnclampedDelayTime" as CFString
/// The number of repetitions, 0 for endless ones.
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount = "LoopCount" as CFString
public nonisolated(unsafe) let kCGImagePropertyGIFHasGlobalColorMap =
  "HasGlobalColorMap" as CFString
public nonisolated(unsafe) let kCGImagePropertyGIFCanvasPixelWidth = "CanvasPixelWidth" as CFString
public nonisolated(unsafe) let kCGImagePropertyGIFCanvasPixelHeight =
  "CanvasPixelHeight" as CFString
public nonisolated(unsafe) let kCGImagePropertyPNGDictionary = "{PNG}" as CFString
public nonisolated(unsafe) let kCGImagePropertyJFIFDictionary = "{JFIF}" as CFString
public nonisolated(unsafe) let kCGImagePropertyExifDictionary = "{Exif}" as CFString
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary = "{TIFF}" as CFString
/// The value of `kCGImagePropertyColorModel`.
public nonisolated(unsafe) let kCGImagePropertyColorModelRGB = "RGB" as CFString
public nonisolated(unsafe) let kCGImagePropertyColorModelGray = "Gray" as CFString
