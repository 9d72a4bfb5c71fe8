import Expectations
import Foundation
import PantographCommands
import TemporaryFolders
import Testing

@testable import PantographStudio

struct OutputFileMapTests {
  private func map(_ sources: [String], in folder: TemporaryFolder) -> OutputFileMap {
    OutputFileMap(
      path: folder.path("map.json"), sources: sources.map { "/sources/\($0)" }, root: "/sources",
      folder: folder.path("objects"))
  }

  @Test func `different sources have different objects in one folder`() throws {
    let folder = try TemporaryFolder()
    let map = map(["A/B.swift", "A-B.swift", "A--B.swift", "A/-B.swift", "A-/B.swift"], in: folder)
    expect(Set(map.objects).count, equals: 5)
    let place = folder.path("objects")
    expect(map.objects.allSatisfy { $0.hasPrefix("\(place)/") && $0.hasSuffix(".o") })
    expect(map.objects.allSatisfy { !$0.dropFirst(place.count + 1).contains("/") })
  }

  @Test func `each source has an object and a dependency file, and the module has one, too`() throws
  {
    let folder = try TemporaryFolder()
    let map = map(["Card.swift"], in: folder)
    try expect(!map.write())
    let data = try Data(contentsOf: URL(fileURLWithPath: map.path))
    let object = try JSONSerialization.jsonObject(with: data)
    let place = folder.path("objects")
    expect(
      object as? [String: [String: String]],
      equals: [
        "": ["swift-dependencies": "\(place)/module.swiftdeps"],
        "/sources/Card.swift": [
          "object": "\(place)/Card.o", "swift-dependencies": "\(place)/Card.swiftdeps",
        ],
      ])
    expect(FileManager.default.fileExists(atPath: place))
  }

  @Test func `a map that is there is recognized`() throws {
    let folder = try TemporaryFolder()
    try expect(!map(["A.swift"], in: folder).write())
    try expect(map(["A.swift"], in: folder).write())
    try expect(!map(["A.swift", "B.swift"], in: folder).write())
  }

  @Test func `a place that cannot be written is named`() throws {
    let map = OutputFileMap(
      path: "/dev/null/map.json", sources: [], root: "/sources", folder: "/dev/null/objects")
    let failure = #expect(throws: Failure.self) { try map.write() }
    expect(failure?.message.contains("/dev/null/map.json cannot be written"), equals: true)
  }
}
