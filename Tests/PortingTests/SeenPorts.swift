import Expectations
import PantographPorting

extension SourcePort {
  /// Ports sources as the method of the library does, and compares all of the result with what the test saw before.
  static func port(
    _ files: [File], interfaces: [File] = [], pictures: Pictures = Pictures(),
    hasHeader: Bool = false, launches: Bool = true, registersAlways: Bool = false,
    only paths: Set<String>? = nil
  ) -> Result {
    let result = SourcePort.PantographPorting::port(
      files, interfaces: interfaces, pictures: pictures, hasHeader: hasHeader, launches: launches,
      registersAlways: registersAlways, only: paths)
    SeenMarks.see("\(result)")
    return result
  }
}
