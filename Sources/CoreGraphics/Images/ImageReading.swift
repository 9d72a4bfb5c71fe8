/// Who reads pictures. The program chooses; this module alone knows no format.
@MainActor
package enum ImageReading {
  package private(set) static var read: (([UInt8]) -> CGImage?)?

  /// Reads so for the rest of the program.
  package static func choose(_ read: (([UInt8]) -> CGImage?)?) { self.read = read }
}
