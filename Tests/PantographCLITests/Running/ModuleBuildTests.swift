import Expectations
import Foundation
import PantographCommands
import TemporaryFolders
import Testing

@testable import PantographStudio

struct ModuleBuildTests {
  private let folder: TemporaryFolder
  private let build: ModuleBuild

  /// Makes a module of two sources that are older than every compilation.
  init() throws {
    folder = try TemporaryFolder()
    let root = folder.path("sources")
    try FileManager.default.createDirectory(
      atPath: "\(root)/Views", withIntermediateDirectories: true)
    build = ModuleBuild(
      name: "Cards", isOfPackage: true,
      sources: ["\(root)/Card.swift", "\(root)/Views/Deck.swift"],
      root: root, objects: folder.path("objects"))
    for source in build.sources { try write(source) }
  }

  /// Writes a file. Its date is in the year 2001, or after every compilation.
  private func write(_ path: String, isNew: Bool = false) throws {
    let date = isNew ? Date.distantFuture : Date(timeIntervalSinceReferenceDate: 0)
    try #require(
      FileManager.default.createFile(
        atPath: path, contents: Data(), attributes: [.modificationDate: date]))
  }

  /// Returns a program that stands in for the compiler: it notes its arguments, and makes the interface or fails.
  private func compiler(fails: Bool = false) -> [String] {
    let script = """
      echo "$@" >> "$0"
      while [ $# -gt 1 ]; do [ "$1" != -emit-module-path ] || : > "$2"; shift; done
      """
    return ["/bin/sh", "-c", fails ? "echo wrong; exit 1" : script, folder.path("calls")]
  }

  private var calls: [String] {
    get throws {
      try String(contentsOfFile: folder.path("calls"), encoding: .utf8)
        .split(separator: "\n").map(String.init)
    }
  }

  @Test func `a module is compiled alone, with its map and its interface`() throws {
    try expectNil(build.compile(compiler(), after: []))
    let call = try #require(calls.first)
    expect(call.contains("-module-name Cards") && call.contains("-package-name package"))
    expect(call.contains("-output-file-map \(build.map.path)"))
    expect(call.hasSuffix(build.sources.joined(separator: " ")))
    expect(FileManager.default.fileExists(atPath: build.interface))
  }

  @Test func `what has not changed is not compiled again`() throws {
    for _ in 0..<3 { try expectNil(build.compile(compiler(), after: [])) }
    try expect(calls.count, equals: 1)
  }

  @Test func `a newer source or a newer interface compiles the module again`() throws {
    let other = folder.path("Other.swiftmodule")
    try write(other)
    try expectNil(build.compile(compiler(), after: [other]))
    try expectNil(build.compile(compiler(), after: [other]))
    try expect(calls.count, equals: 1)
    try write(other, isNew: true)
    try expectNil(build.compile(compiler(), after: [other]))
    try expect(calls.count, equals: 2)
    try write(build.sources[1], isNew: true)
    try expectNil(build.compile(compiler(), after: []))
    try expect(calls.count, equals: 3)
  }

  @Test func `another list of sources compiles the module again`() throws {
    try expectNil(build.compile(compiler(), after: []))
    let smaller = ModuleBuild(
      name: build.name, isOfPackage: true, sources: [build.sources[0]], root: build.root,
      objects: build.objects)
    try expectNil(smaller.compile(compiler(), after: []))
    try expect(calls.count, equals: 2)
  }

  @Test func `an error is returned, and the module is compiled the next time`() throws {
    try expectNil(build.compile(compiler(), after: []))
    try write(build.sources[0], isNew: true)
    try expect(build.compile(compiler(fails: true), after: []), equals: "wrong\n")
    try write(build.sources[0])
    try expectNil(build.compile(compiler(), after: []))
    try expect(calls.count, equals: 2)
  }
}
