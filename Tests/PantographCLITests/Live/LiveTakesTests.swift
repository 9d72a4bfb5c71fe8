import Expectations
import Foundation
import PantographEvdev
import PantographRecordings
import PantographTouches
import PantographTuning
import Testing

@testable import PantographCLI

struct LiveTakesTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `numbers go on behind those that are there, whatever their format`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = TakeFiles(folder.path + "/swipe", format: .evemu)
    expect(files.nextNumber, equals: 1)
    for name in [
      "swipe-007.yml", "swipe-12.evemu", "swipe-99a.evemu", "swiped-400.evemu", "swipe-",
    ] {
      try Data("x".utf8).write(to: folder.appending(path: name))
    }
    expect(files.nextNumber, equals: 13)
    try expect(files.make().path, equals: folder.path + "/swipe-013.evemu")
    try expect(files.make().path, equals: folder.path + "/swipe-014.evemu")
    expect(files.path(1234).hasSuffix("/swipe-1234.evemu"))
  }

  @Test(arguments: [
    ("swipe", "evemu", "swipe-001.evemu"), ("swipe.yml", "libinput", "swipe-001.yml"),
    ("a.b/swipe", "libinput", "a.b/swipe-001.yml"),
    ("a/swipe.x.evemu", "evemu", "a/swipe.x-001.evemu"),
    ("swipes/", "evemu", "swipes/take-001.evemu"), (".hidden", "evemu", ".hidden-001.evemu"),
  ])
  func `a take's name is that of the output, with a number`(
    path: String, format: String, expected: String
  ) throws {
    let format = try #require(RecordingFormat.named(format))
    expect(TakeFiles(path, format: format).path(1), equals: expected)
  }

  @Test func `so many takes, or endless ones`() {
    expect(TakeCount("20"), equals: .count(20))
    expect(TakeCount("endless"), equals: .endless)
    for word in ["0", "-1", "x", "", "1.5"] { expectNil(TakeCount(word)) }
    expect(TakeCount.count(2).isReached(by: 2) && !TakeCount.count(2).isReached(by: 1))
    expect(!TakeCount.endless.isReached(by: 1_000_000))
  }

  @Test func `the keys are those of label, and two that throw the take away`() {
    expect(TakeKey("f"), equals: .label(.finish))
    expect(TakeKey("c"), equals: .label(.cancel))
    expect(TakeKey("n"), equals: .label(.other))
    expect(TakeKey("s") == .skip && TakeKey(" ") == .skip)
    expect(TakeKey("d") == .discard && TakeKey("r") == .again)
    expect(TakeKey(nil) == .quit && TakeKey("q") == .quit)
    expect(TakeKey("x"), equals: .none)
  }

  @Test(arguments: [
    ("--takes 0 -o a", "whole number"), ("--takes x -o a", "endless"),
    ("--label -o a", "--takes"), ("--pause 2 -o a", "--takes"),
    ("--takes 2 -o -", "standard output"), ("--takes 2 --all -o a", "together"),
    ("--takes 2 --force -o a", "together"), ("--takes 2 --watch -o a", "together"),
    ("a b -o a.evemu", "--to libinput"), ("a b -o -", "evemu holds one device"),
    ("a b -o - --to libinput", "not to standard output"), ("--all a -o b.yml", "takes no DEVICE"),
  ])
  func `what cannot be done is refused before a device is opened`(line: String, word: String) {
    let result = Pantograph.run(["record"] + line.split(separator: " ").map(String.init))
    expect(result.code, equals: 64)
    expect(result.output.contains(word), "\(result.output)")
  }
}
