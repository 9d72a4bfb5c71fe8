import Plotting
import RecordingFiles
import Rendering

extension Drawing {
  /// Draws into a file whose name ends in .png or .svg.
  func save(_ path: String, overwrites: Bool) throws(Failure) {
    guard let format = DrawingFormat(path: path) else { return }
    let bytes: [UInt8]
    do throws(RenderingError) {
      bytes = try format.bytes(of: self, scale: 2)
    } catch {
      throw Failure(.software, "cannot draw \(path): \(error)")
    }
    do throws(RecordingFileError) {
      var file = try OutputFile.create(path, overwrite: overwrites)
      try file.write(bytes)
      try file.commit()
    } catch {
      throw Failure(error)
    }
  }
}
