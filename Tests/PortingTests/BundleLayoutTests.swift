import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographPortingFiles

/// The places that resources get in an application's bundle.
struct BundleLayoutTests {
  private func places(_ wanted: [[String]]) -> [String] {
    var layout = BundleLayout(program: "Cards", files: ["Info.plist"])
    return wanted.enumerated().map { layout.take($1, number: $0) }
  }

  @Test func `no folder takes the program's place or gives the bundle another layout`() {
    expect(
      places([["Cards/a.png"], ["Resources/Cards/b.png"], ["Contents/c/d.png"], ["Cards/Cards"]]),
      equals: ["a.png", "b.png", "c/d.png", "resources~3/Cards"])
  }

  @Test func `a taken place is given to nobody else`() {
    expect(
      places([["a.png", "One/a.png"], ["a.png", "Two/a.png"], ["a.png"], ["Info.plist"]]),
      equals: ["a.png", "Two/a.png", "resources~2/a.png", "resources~3/Info.plist"])
  }

  @Test func `a file and a folder of the same name are apart`() {
    expect(
      places([["Images"], ["Images/a.png"], ["Texts/a.txt"], ["Texts"]]),
      equals: ["Images", "resources~1/Images/a.png", "Texts/a.txt", "resources~3/Texts"])
  }

  @Test func `a folder without a project is placed so, too`() throws {
    let folder = try TemporaryFolder()
    for (path, text) in [
      ("App.swift", "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n"),
      ("Cards/a.png", "1"), ("Resources/b.png", "2"), ("Resources/de.lproj/c.strings", "3"),
    ] {
      let url = folder.url.appending(path: "Cards/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let tree = try PortedTree(
      ApplicationFiles(folder.path("Cards")), output: folder.path("out"),
      bundle: folder.path("Cards.app"))
    expect(
      tree.resourcePlaces.subtracting(["Info.plist"]),
      equals: ["a.png", "b.png", "de.lproj/c.strings"])
  }
}
