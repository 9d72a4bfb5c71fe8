import Foundation
import Testing

@Suite struct PackageTests {
  private static let manifest = Repository.text("Package.swift")

  @Test func `the package depends on no other package`() {
    #expect(
      !Self.manifest.contains(".package("),
      "Package.swift names a package: what is needed from it is written here, small, or comes from Debian"
    )
  }

  @Test func `the Makefile installs every Debian package that a target names`() {
    let lines = Repository.text("Makefile").split(separator: "\n")
    let installed = Set((lines.first { $0.hasPrefix("LIBRARIES = ") } ?? "").split(separator: " "))
    for list in Self.manifest.split(separator: ".apt([").dropFirst() {
      for name in list.prefix(while: { $0 != "]" }).split(separator: ",") {
        let package = name.filter { $0 != "\"" && !$0.isWhitespace }
        #expect(
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
      // A package in docs is built where it stands.
      folders.flatMap { Repository.files(under: $0, endings: endings) }
      .filter { !$0.path.contains("/.build/") && !$0.path.contains("/build/") }
      + (top + ["Package.swift"]).map { SourceFile(path: $0) }
    // Spelled in pieces, so that this file is no hit itself.
    let places = ["/home/", "/Users/", "/wo" + "rk/", "/roo" + "t/.", "/tmp/" + "wt"]
    for file in files {
      for (number, text) in zip(1..., file.lines) {
        for place in places where text.contains(place) && !file.path.hasSuffix("PackageTests.swift")
        {
          Issue.record("\(file.path):\(number): \(place) is not there on another machine")
        }
      }
    }
  }
}
