/// Who reads pictures. The program chooses; this module alone knows no format.
@MainActor
package enum ImageReading {
  package private(set) static var read: (([UInt8]) -> CGImage?)?

  /// Reads so for the rest of the program.
  package static func choose(_ read: (([UInt8]) -> CGImage?)?) { self.read = read }
}

/// Who writes pictures as PNG and JPEG. The program chooses; this module alone draws nothing.
@MainActor
package enum ImageWriting {
  package private(set) static var write: ((CGImage) -> [UInt8]?)?

  /// Writes so for the rest of the program.
  package static func choose(_ write: ((CGImage) -> [UInt8]?)?) { self.write = write }

  /// With a quality from 0 to 1.
  package private(set) static var writeJPEG: ((CGImage, Double) -> [UInt8]?)?

  /// Writes so for the rest of the program.
  package static func chooseJPEG(_ write: ((CGImage, Double) -> [UInt8]?)?) { writeJPEG = write }
}
