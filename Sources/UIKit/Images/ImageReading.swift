/// Who reads pictures now; UIKit alone knows no format.
@MainActor
package enum ImageReading {
  package static var read: (([UInt8]) -> CGImage?)?
}
