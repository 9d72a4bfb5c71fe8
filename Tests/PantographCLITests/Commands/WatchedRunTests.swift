import Expectations
import Foundation
import PantographTouches
import TemporaryFolders
import Testing

@testable import PantographStudio

struct WatchedRunTests {
  @Test func `a moment is read as it was written`() {
    let moment = RunMoment(age: .milliseconds(1500), isPaused: true)
    expect(RunMoment(moment.text), equals: moment)
    expect(RunMoment("1500 running")?.isPaused, equals: false)
  }

  @Test(arguments: ["", "1500", "-1 running", "x running", "1 walking", "86400000001 running"])
  func `anything else is no moment`(text: String) {
    expectNil(RunMoment(text))
  }

  @Test(arguments: [
    ("Card.swift", true), ("Main.storyboard", true), (".Card.swift.swp", false),
    ("Card.swift~", false), ("#Card.swift#", false), ("4913", false), ("", false),
  ])
  func `files that editors keep for themselves are no sources`(name: String, counts: Bool) {
    expect(SourceWatch.counts(name), equals: counts)
  }

  @Test func `a file that changes below the folder is noticed, also in a folder that came`() throws
  {
    let (home, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    let folder = home.path
    // Files are moved into the folder: the event of a file that is written here comes late if a
    // process that another test starts holds the file open.
    func place(_ name: String) throws {
      let file = "\(elsewhere.path)/file"
      try Data("a".utf8).write(to: URL(fileURLWithPath: file))
      try FileManager.default.moveItem(atPath: file, toPath: "\(folder)/\(name)")
    }
    let watch = try SourceWatch(folder)
    try expect(!watch.read())
    try place("A.swift")
    try expect(watch.read())
    try expect(!watch.read())
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Views", withIntermediateDirectories: false)
    try expect(watch.read())
    try place("Views/B.swift")
    try expect(watch.read())
    try place(".hidden")
    try expect(!watch.read())
  }

  @Test func `a library beside the folder is watched, too`() throws {
    let (home, library) = (try TemporaryFolder(), try TemporaryFolder())
    let watch = try SourceWatch(home.path, and: [library.path])
    try Data("a".utf8).write(to: URL(fileURLWithPath: "\(library.path)/A.swift"))
    try expect(watch.read())
    try expect(!watch.read())
  }
}
