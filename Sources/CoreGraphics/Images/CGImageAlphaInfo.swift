import Foundation

/// The position of alpha in a pixel, and whether the colors are multiplied by alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  case premultipliedLast, premultipliedFirst
  case last, first
  case noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The memory layout of a picture's pixels.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components as floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of a byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGImage {
  /// The alpha format: alpha last in each pixel, colors multiplied by alpha.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The pixel format: a byte each of red, green, blue and alpha, as of a picture that iOS has read.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The number of bits of one color component.
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
}
