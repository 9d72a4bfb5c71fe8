import CoreGraphics
import Foundation
import PantographImages

/// The pictures in a file: one in a PNG or a JPEG, all frames of a GIF.
public final class CGImageSource: @unchecked Sendable {
  enum Kind {
    case gif(GIFFile)
    case png, jpeg, unknown
  }

  private(set) var bytes: [UInt8]
  private(set) var kind: Kind
  /// Whether all data is there; false for a source whose data is still being loaded.
  private(set) var isComplete: Bool
  /// The canvas of a GIF with the last frame that was requested.
  private var canvas: GIFCanvas?

  init(_ bytes: [UInt8], isComplete: Bool = true) {
    self.bytes = bytes
    self.isComplete = isComplete
    kind = .unknown
    read()
  }

  /// Replaces the data by all that has been loaded so far.
  func update(_ bytes: [UInt8], isComplete: Bool) {
    self.bytes = bytes
    self.isComplete = isComplete
    read()
  }

  private func read() {
    canvas = nil
    if PictureBytes.isPNG(bytes) {
      kind = .png
    } else if PictureBytes.isJPEG(bytes) {
      kind = .jpeg
    } else if let file = try? GIFFile(bytes) {
      kind = .gif(file)
      canvas = GIFCanvas(file)
    } else {
      kind = .unknown
    }
  }

  var count: Int {
    switch kind {
    case .gif(let file): file.frames.count
    case .png, .jpeg: 1
    case .unknown: 0
    }
  }

  /// Returns a picture as the file contains it; nil without one, or if it cannot be decoded.
  @MainActor func image(at index: Int) -> CGImage? {
    guard (0..<count).contains(index) else { return nil }
    guard case .gif(let file) = kind else { return PictureBytes.picture(in: bytes) }
    do throws(ImageError) {
      guard let pixels = try canvas?.picture(at: index) else { return nil }
      return CGImage(width: file.width, height: file.height, pixels: pixels)
    } catch {
      Misuse.warn("a frame of a picture was not read: \(error)")
      return nil
    }
  }

  /// The size of all pictures; nil if the file states none.
  var size: (width: Int, height: Int)? {
    if case .gif(let file) = kind {
      (file.width, file.height)
    } else {
      PictureBytes.size(of: bytes)
    }
  }

  /// The orientation that the camera wrote into a JPEG.
  var orientation: CGImagePropertyOrientation {
    switch PictureBytes.orientation(ofJPEG: bytes) {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    case .left: .left
    }
  }
}

/// The state of a source's data.
/// The raw values are ImageIO's.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// The orientation of a picture's pixels, in the numbers of picture files.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
