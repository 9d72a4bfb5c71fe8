import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographStudio

struct CacheLimitTests {
  @Test func `the kits that were used last stay, and the one in use`() {
    let folders = [("a", 50.0), ("b", 10.0), ("c", 30.0), ("used", 90.0), ("d", 20.0)]
    expect(CacheLimit.stale(folders, besides: "used", atMost: 3), equals: ["c", "a"])
    expect(CacheLimit.stale(folders, besides: "used", atMost: .max), equals: [])
  }

  @Test func `what nobody has used for long is removed`() {
    let folders = [("old", CacheLimit.longest + 1), ("new", 1.0)]
    expect(CacheLimit.stale(folders, besides: "other", atMost: .max), equals: ["old"])
    expect(CacheLimit.stale(folders, besides: "old", atMost: .max), equals: [])
  }

  @Test func `old kits and old programs go, and what is used stays`() throws {
    let root = try TemporaryFolder()
    let now = Date()
    for (place, days) in [
      ("k1/App-1", 3.0), ("k2/App-1", 2), ("k3/App-1", 1), ("now/App-1", 0), ("now/Old-1", 40),
      ("now/New-1", 4), ("now/modules", 50),
    ] {
      try FileManager.default.createDirectory(
        atPath: root.path(place), withIntermediateDirectories: true)
      let date = now.addingTimeInterval(-days * 86_400)
      for folder in [place, String(place.prefix { $0 != "/" })] {
        try FileManager.default.setAttributes(
          [.modificationDate: date], ofItemAtPath: root.path(folder))
      }
    }
    CacheLimit.apply(in: root.path, kit: "now", program: "App-1", now: now)
    let manager = FileManager.default
    try expect(
      manager.contentsOfDirectory(atPath: root.path).sorted(), equals: ["k2", "k3", "now"])
    try expect(
      manager.contentsOfDirectory(atPath: root.path("now")).sorted(),
      equals: ["App-1", "New-1", "modules"])
  }
}
