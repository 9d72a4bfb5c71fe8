import Expectations
import Foundation
import Testing

/// The comparison of the outputs of two runs of benchmarks.
struct BenchmarkComparisonTests {
  private static let old = """
    == Benchmarks/layout.sh
    siblings   100 views   made    2.00 ms   laid out    3.00 ms   kiwi    0.30 ms   laid out / kiwi  2.80
    chain     1000 views   made   14.00 ms   laid out   60.00 ms   one constant   341.0 µs
    == Benchmarks/frames.sh
    curve   1.20 million layers/s
    == Benchmarks/start.sh
    2.0 ms  pantograph --help
    """

  private struct Answer {
    var status: Int32
    var text: String
  }

  private func compare(_ old: String, _ new: String) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [folder.appending(path: "old"), folder.appending(path: "new")]
    for (file, text) in zip(files, [old, new]) { try Data(text.utf8).write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["python3", "\(Repository.root.path)/Benchmarks/Compare/compare.py"] + files.map(\.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, text: String(decoding: bytes, as: UTF8.self))
  }

  @Test func `the same figures are not slower, also on another machine`() throws {
    let same = try compare(Self.old, Self.old)
    expect(same.status, equals: 0)
    expect(same.text.contains("8 figures compared"))
    let twice = """
      == Benchmarks/layout.sh
      siblings   100 views   made    4.00 ms   laid out    6.00 ms   kiwi    0.60 ms   laid out / kiwi  2.80
      chain     1000 views   made   28.00 ms   laid out  120.00 ms   one constant   682.0 µs
      == Benchmarks/frames.sh
      curve   0.60 million layers/s
      == Benchmarks/start.sh
      4.0 ms  pantograph --help
      """
    let slow = try compare(Self.old, twice)
    expect(slow.status, equals: 0)
    expect(slow.text.contains("Median of the ratios: 2.00"))
    expect(slow.text.contains("nothing became slower"))
  }

  @Test func `figures that became slower are named, times and rates alike`() throws {
    let new = Self.old.replacingOccurrences(of: "60.00 ms", with: "90.00 ms")
      .replacingOccurrences(of: "1.20 million", with: "0.60 million")
      .replacingOccurrences(of: "2.00 ms", with: "1.00 ms")
    let answer = try compare(Self.old, new)
    expect(answer.status, equals: 1)
    expect(answer.text.contains("2 figures became slower, by more than 15 %:"))
    expect(answer.text.contains("2.00 times: frames.sh curve layers/s"))
    expect(answer.text.contains("1.50 times: layout.sh chain 1000 views made … laid out ms"))
  }

  @Test func `a figure that only one output has is counted`() throws {
    let new = Self.old + "\n3.0 ms  pantograph inspect"
    let answer = try compare(Self.old, new)
    expect(answer.status, equals: 0)
    expect(answer.text.contains("8 figures compared, 1 that only one output has"))
  }

  @Test func `outputs without a common figure are an error`() throws {
    try expect(compare(Self.old, "nothing").status, equals: 1)
  }
}
