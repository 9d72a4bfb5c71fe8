import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographPortingFiles

/// A port whose output folder is among the sources.
struct PortedOutputTests {
  private static let text = "import UIKit\n@objc class Card: UIView {}\n"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["App/A.swift", "App/Sub/B.swift", "App/Sub/picture.txt"] {
      try write(Self.text, to: name)
    }
  }

  private func write(_ text: String, to name: String) throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: target)
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  /// Every file below the folder with its contents.
  private func files(in name: String = "") -> [String: String] {
    var files: [String: String] = [:]
    for path in FileManager.default.enumerator(atPath: folder.path(name))?.allObjects ?? [] {
      guard let path = path as? String, let text = text(name.isEmpty ? path : "\(name)/\(path)")
      else { continue }
      files[path] = text
    }
    return files
  }

  @discardableResult
  private func port(
    _ names: [String], to output: String, overwrites: Bool = true
  ) throws -> PortedTree {
    let tree = try PortedTree(
      names.map { "\(folder.path)/\($0)" }, output: "\(folder.path)/\(output)")
    _ = try tree.write(tree.port(), overwrites: overwrites)
    return tree
  }

  @Test(
    arguments: [
      (["App"], "App"), (["App"], "App/."), (["App"], "App/Sub/.."), (["App"], "Link"),
      (["Link"], "App"), (["App"], "App/"), (["App/A.swift"], "App"), (["App/A.swift"], "Link"),
      (["App/A.swift"], "App/Sub/.."), (["Link/A.swift"], "App"), (["Soft.swift"], "Out"),
      (["App/Sub/B.swift"], "Link/Sub"), (["App/A.swift"], "Hard"), (["App"], "Hards"),
      (["App"], "Inner"), (["App/A.swift", "App/Sub"], "App"), (["Nested"], "."),
    ], [true, false])
  func `no source is written to, whatever leads to it`(
    places: (names: [String], output: String), overwrites: Bool
  ) throws {
    try link("Link", to: "App")
    try link("Soft.swift", to: "App/A.swift")
    try write(Self.text, to: "Nested/Nested/A.swift")
    // The output has links and hard links to the sources at the paths of the output files.
    for name in ["Out", "Hard", "Hards/Sub", "Inner"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    try link("Out/Soft.swift", to: "../App/A.swift")
    try FileManager.default.linkItem(
      atPath: folder.path("App/A.swift"), toPath: folder.path("Hard/A.swift"))
    try FileManager.default.linkItem(
      atPath: folder.path("App/Sub/B.swift"), toPath: folder.path("Hards/Sub/B.swift"))
    try link("Inner/Sub", to: "../App/Sub")
    let before = files()
    // A nested folder may be written beside itself, and its files do not change.
    let isNested = places.names == ["Nested"]
    if isNested {
      try port(places.names, to: places.output, overwrites: overwrites)
      for (name, text) in before where !name.hasPrefix("Nested/A") {
        expect(files()[name], equals: text)
      }
      return
    }
    #expect(throws: PortingFailure.self) {
      try port(places.names, to: places.output, overwrites: overwrites)
    }
    expect(files(), equals: before)
  }

  @Test func `a folder that contains one of its own name is refused where that is the source`()
    throws
  {
    // App/App/A.swift would become App/A.swift.
    try write(Self.text, to: "App/App/A.swift")
    let before = files()
    #expect(throws: PortingFailure.self) { try port(["App/App", "App/A.swift"], to: "App") }
    expect(files(), equals: before)
  }

  @Test func `an output within the input is ported once, and the next time it is no source`() throws
  {
    for output in ["App/Out", "Link/Out", "App/Sub/../Out"] {
      if output == "Link/Out" { try link("Link", to: "App") }
      try port(["App"], to: output)
      try port(["App"], to: output, overwrites: false)
      expect(
        Set(files(in: "App/Out").keys), equals: ["A.swift", "Sub/B.swift", "Sub/picture.txt"],
        "\(output)"
      )
      expect(text("App/A.swift"), equals: Self.text)
    }
  }

  @Test func `links out of the sources are told and not followed`() throws {
    try write("secret", to: "secret.txt")
    try write(Self.text, to: "Other/C.swift")
    try link("App/notes.txt", to: "../secret.txt")
    try link("App/absolute.txt", to: folder.path("secret.txt"))
    try link("App/C.swift", to: "../Other/C.swift")
    try link("App/Other", to: "../Other")
    try link("App/nowhere", to: "missing")
    try link("App/device", to: "/dev/zero")
    try link("App/loop", to: "loop")
    // One link leads to another link that leaves the folder.
    try link("App/Sub/second.txt", to: "../notes.txt")
    try link("App/inside.txt", to: "Sub/picture.txt")
    let tree = try port(["App"], to: "Out")
    expect(
      Set(files(in: "Out").keys),
      equals: ["A.swift", "Sub/B.swift", "Sub/picture.txt", "inside.txt"])
    let told = Dictionary(
      uniqueKeysWithValues: tree.leftOut.map {
        (String($0.path.dropFirst(folder.path.count + 5)), $0.reason)
      })
    let out = "it is a link to a file outside the sources"
    expect(
      told,
      equals: [
        "notes.txt": out, "absolute.txt": out, "C.swift": out, "Sub/second.txt": out,
        "Other": "it is a link to a folder", "nowhere": "it is a link to a missing file",
        "device": "it is a link to a device", "loop": "it is a link to a missing file",
      ])
  }

  @Test func `a link into the output is no source`() throws {
    try port(["App"], to: "App/Out")
    try link("App/again.swift", to: "Out/A.swift")
    let tree = try port(["App"], to: "App/Out")
    expect(tree.leftOut.map(\.reason), equals: ["it is a link into the folder to write to"])
  }

  @Test func `pipes, sockets and what has no UTF-8 name are told, and the port goes on`() throws {
    expect(mkfifo(folder.path("App/pipe.swift"), 0o600), equals: 0)
    expect(mkfifo(folder.path("App/Sub/pipe"), 0o600), equals: 0)
    let tree = try port(["App"], to: "Out")
    expect(tree.leftOut.map(\.reason), equals: ["it is a pipe", "it is a pipe"])
    expect(text("Out/A.swift") != nil)
    #expect(throws: PortingFailure.self) { try port(["App/pipe.swift"], to: "Out") }
  }

  @Test func `what is written stays within the output, also through a link in it`() throws {
    try write("other", to: "Elsewhere/B.swift")
    try write("", to: "Out/keep")
    try link("Out/Sub", to: "../Elsewhere")
    #expect(throws: PortingFailure.self) { try port(["App"], to: "Out") }
    expect(text("Elsewhere/B.swift"), equals: "other")
    expectNil(text("Out/A.swift"), "nothing is written before all is looked at")
  }

  @Test func `a link in the place of a file is replaced itself, and only where that was asked for`()
    throws
  {
    try write("other", to: "elsewhere.swift")
    try write("", to: "Out/keep")
    try link("Out/A.swift", to: "../elsewhere.swift")
    #expect(throws: PortingFailure.self) { try port(["App"], to: "Out", overwrites: false) }
    try port(["App"], to: "Out")
    expect(text("elsewhere.swift"), equals: "other")
    expect(text("Out/A.swift")?.contains("class Card"), equals: true)
    try expect(
      FileManager.default.attributesOfItem(atPath: folder.path("Out/A.swift"))[.type]
        as? FileAttributeType, equals: .typeRegular)
  }

  @Test func `a hard link in the output keeps its other name as it was`() throws {
    try write("other", to: "elsewhere.swift")
    try write("", to: "Out/keep")
    try FileManager.default.linkItem(
      atPath: folder.path("elsewhere.swift"), toPath: folder.path("Out/A.swift"))
    try port(["App"], to: "Out")
    expect(text("elsewhere.swift"), equals: "other")
  }

  @Test func `nothing but the files is left in the output`() throws {
    try port(["App"], to: "Deep/er/Out")
    let found = FileManager.default.enumerator(atPath: folder.path("Deep"))?.allObjects ?? []
    expect(!found.contains { ($0 as? String)?.contains("part") ?? false })
  }

  @Test(arguments: ["../x.swift", "a/../../x.swift", "/x.swift", "a//b.swift", "", ".", "a/."])
  func `a build writes to no place outside its output`(target: String) throws {
    var build = PortedBuild()
    build.output = folder.path("Out")
    build.copies = [(folder.path("App/A.swift"), target)]
    #expect(throws: PortingFailure.self) { try build.run() }
    expectNil(text("x.swift"))
  }

  @Test func `a build does not write to its sources`() throws {
    var build = PortedBuild()
    build.output = folder.path("App")
    build.root = folder.path("App")
    build.sources = [folder.path("App/A.swift")]
    #expect(throws: PortingFailure.self) { try build.run() }
    expect(text("App/A.swift"), equals: Self.text)
  }
}
