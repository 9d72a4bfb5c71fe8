/// A destination for whole frames: a file, or one device's part of a file.
protocol RecordingPlace: AnyObject {
  /// The number of bytes written to the place, all of them in whole frames.
  var size: Int { get }

  /// Appends whole frames as lines, either all of them or none.
  func append(_ lines: [UInt8]) throws(EvdevError)

  /// Ends the writing; no more frames come.
  func finish() throws(EvdevError)
}
