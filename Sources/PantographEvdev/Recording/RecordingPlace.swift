/// A place that whole frames are written to: a file, or one device's part of one.
protocol RecordingPlace: AnyObject {
  /// How many bytes it holds, all of them whole frames.
  var size: Int { get }

  /// Adds whole frames, in lines; all of them or none.
  func append(_ lines: [UInt8]) throws(EvdevError)

  /// Nothing more comes.
  func finish() throws(EvdevError)
}
