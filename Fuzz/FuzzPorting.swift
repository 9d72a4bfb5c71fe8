/// libFuzzer's entry for the port; `Fuzz/run.sh port` builds it together with the sources of
/// `PantographPorting`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPorting(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  // The length of the input chooses the kind of file.
  switch count % 4 {
  case 0:
    guard let project = try? XcodeProject(bytes, read: { _ in nil }) else { return 0 }
    for target in project.targets { _ = project.closure(of: target) }
  case 1:
    // A few files that include themselves and one another; each further one only takes time.
    var left = 3
    _ = ConfigurationFile("a.xcconfig") { _ in
      left -= 1
      return left >= 0 ? text : nil
    }
  default:
    let half = text.index(text.startIndex, offsetBy: text.count / 2)
    let files = [
      SourcePort.File(path: "A.swift", text: String(text[..<half])),
      SourcePort.File(path: "B.swift", text: String(text[half...])),
    ]
    _ = SourcePort.port(files, interfaces: [SourcePort.File(path: "A.storyboard", text: text)])
  }
  return 0
}
