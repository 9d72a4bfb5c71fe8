import Expectations
import Foundation
import Testing

struct PackageTests {
  private static let manifest = Repository.text("Package.swift")

  @Test func `the package depends on no other package`() {
    expect(
      !Self.manifest.contains(".package("),
      "Package.swift names a package: what is needed from it is written here, small, or comes from Debian"
    )
  }

  /// The dependencies of each target of the manifest, by its name.
  private static var dependencies: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for part in manifest.components(separatedBy: "arget(").dropFirst() {
      let quoted = part.components(separatedBy: "\"")
      guard quoted.count > 1 else { continue }
      let list = part.components(separatedBy: "dependencies: [").dropFirst().first ?? ""
      let names = list.prefix { $0 != "]" }.components(separatedBy: "\"")
      found[quoted[1]] = Set(stride(from: 1, to: names.count, by: 2).map { names[$0] })
    }
    return found
  }

  /// The test libraries come with the toolchain.
  private static let toolchain: Set<String> = ["Testing", "XCTest"]

  @Test(arguments: Layer.all)
  func `a target declares what the law allows, and uses all of it`(layer: Layer) {
    expect(
      Self.dependencies[layer.name], equals: layer.uses.subtracting(Self.toolchain),
      "\(layer.name): Package.swift and Layer.swift differ")
    let imported = Set(layer.sources.flatMap { $0.imports.map(\.module) })
    let unused = layer.uses.subtracting(imported)
    expect(unused.isEmpty, "\(layer.name) imports no \(unused.sorted()): take it out of the law")
  }

  /// A user's module may have any name except these.
  @Test func `every module that a product reaches has a name that nobody else gives`() {
    let shared: Set<String> = [
      "Combine", "CoreGraphics", "QuartzCore", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      "GestureTesting", "simd",
    ]
    var reached: Set<String> = []
    let products = Self.manifest.components(separatedBy: "targets: [").dropLast()
    var open = products.dropFirst().flatMap { list in
      let names = list.prefix { $0 != "]" }.components(separatedBy: "\"")
      return stride(from: 1, to: names.count, by: 2).map { names[$0] }
    }
    open += shared
    while let name = open.popLast() {
      if reached.insert(name).inserted { open += Self.dependencies[name] ?? [] }
    }
    expect(reached.count, isAbove: 30)
    for name in reached where !shared.contains(name) {
      expect(name.hasPrefix("Pantograph") || name.hasPrefix("CPantograph"), "\(name)")
    }
  }

  @Test func `the pure targets but for those that say so are compiled as Embedded Swift`() {
    let lines = Repository.text(".ci/embedded").split(separator: "\n")
    let list = lines.first { $0.hasPrefix("targets=(") } ?? ""
    let compiled = list.dropFirst("targets=(".count).dropLast().split(separator: " ").map(
      String.init)
    expect(
      Set(compiled),
      equals: Set(Layer.all.filter { $0.kind == .pure }.map(\.name)).subtracting(Layer.notEmbedded))
  }

  @Test func `the Makefile installs every Debian package that a target names`() {
    let lines = Repository.text("Makefile").split(separator: "\n")
    let installed = Set((lines.first { $0.hasPrefix("LIBRARIES = ") } ?? "").split(separator: " "))
    for list in Self.manifest.split(separator: ".apt([").dropFirst() {
      for name in list.prefix(while: { $0 != "]" }).split(separator: ",") {
        let package = name.filter { $0 != "\"" && !$0.isWhitespace }
        expect(
          installed.contains(package[...]),
          "\(package) is in Package.swift's providers: add it to LIBRARIES in the Makefile")
      }
    }
  }

  @Test func `no file names a place on somebody's machine`() {
    let folders = ["Sources", "Tests", "Benchmarks", "Fuzz", "docs", "udev", ".ci"]
    let endings = [".swift", ".c", ".h", ".sh", ".md", ".modulemap", ".rules", "/run"]
    let top = Repository.names(in: "").filter { $0.hasSuffix(".md") || $0 == "Makefile" }
    let files =
      // A package in docs is built in its folder.
      folders.flatMap { Repository.files(under: $0, endings: endings) }
      .filter { !$0.path.contains("/.build/") && !$0.path.contains("/build/") }
      + (top + ["Package.swift"]).map(SourceFile.read)
    // Spelled in pieces, so that the search does not find this file.
    let places = ["/home/", "/Users/", "/wo" + "rk/", "/roo" + "t/.", "/tmp/" + "wt"]
    for file in files {
      let places = places.filter(file.mentions)
      if places.isEmpty { continue }
      for (number, text) in zip(1..., file.lines) {
        for place in places where text.contains(place) && !file.path.hasSuffix("PackageTests.swift")
        {
          Issue.record("\(file.path):\(number): \(place) is not there on another machine")
        }
      }
    }
  }
}
