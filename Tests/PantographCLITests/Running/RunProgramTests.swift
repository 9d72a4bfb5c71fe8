import Expectations
import Foundation
import GoldenTexts
import TemporaryFolders
import Testing

/// `run` with a kit whose compiler is a script: everything that the compiler and the application are given.
@Suite(.timeLimit(.minutes(10)))
struct RunProgramTests {
  private func compare(
    _ name: String, _ parts: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: parts.joined(separator: "\n"))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  static let application = """
    import UIKit
    @main class Application: UIResponder, UIApplicationDelegate {}

    """

  private func room() throws -> KitRoom {
    let room = try KitRoom()
    try room.write("Cards/App.swift", Self.application)
    try room.write("Cards/Views/Card.swift", "import UIKit\nclass Card: UIView {}\n")
    try room.write("Cards/data.json", "{}")
    return room
  }

  @Test func `a kit and a compiler of every state`() throws {
    var room = try room()
    var parts: [String] = []
    func add(_ title: String) throws {
      parts.append("## \(title)\n\(try room.run("run", "Cards"))")
    }
    try add("complete")
    for text in [
      "", "[]", "{}", #"{"compiler": "Swift 1"}"#, #"{"compiler": "Swift 1", "triple": "a-b-c"}"#,
      #"{"compiler": 1, "triple": "a-b-c", "hash": "1"}"#,
      KitRoom.description.replacing("Swift 1", with: "Swift 2"),
      KitRoom.description.replacing("a-b", with: "a-d"),
    ] {
      try room.write("lib/pantograph/kit.json", text)
      try add(text)
    }
    try room.write("lib/pantograph/kit.json", KitRoom.description)
    for text in [
      "", "Swift", #"{"compilerVersion": "Swift 1"}"#, #"{"target": {"triple": "a"}}"#,
      #"{"compilerVersion": "Swift 1", "target": "a-b-c"}"#,
      #"{"compilerVersion": "Swift 1", "target": {"triple": "a-b-c"}}"#,
      KitRoom.information.replacing("Swift 1", with: "Swift 0"),
    ] {
      try room.write("info.json", text)
      try add(text)
    }
    try room.write("info.json", KitRoom.information)
    try room.write("broken", "")
    try add("a compiler that fails")
    room.environment["PATH"] = "/nothing:/nowhere"
    try add("no compiler")
    try room.remove("lib")
    try add("no kit")
    try compare("run-kits", parts)
  }

  @Test func `a kit is found up to five folders above the program`() throws {
    let room = try room()
    var found: [String] = []
    for depth in 1...7 {
      let place = "a/b/c/d/e/f/g".split(separator: "/").prefix(depth).joined(separator: "/")
      try room.make("deep/\(place)")
      let program = room.folder.path("deep/\(place)/pantograph-studio")
      try #require(Tool.run("ln", room.program, program).code == 0)
      for kit in ["lib/pantograph", "build/kit"] {
        try room.write("deep/\(kit)/kit.json", "{}")
        let result = Tool.run(path: program, ["run", room.folder.path("Cards")])
        found.append(room.plain("\(depth) \(kit): \(result.code) \(result.output)"))
        try room.remove("deep/\(kit)")
      }
    }
    try compare("run-places", found)
  }

  @Test func `folders for the results`() throws {
    var room = try room()
    var parts: [String] = []
    let values = [
      (nil, nil), ("cache", nil), (nil, "home"), ("", ""), ("cache", "/dev/null"),
      ("/dev/null", nil),
      (nil, room.folder.path("home")), ("cache", room.folder.path("home")),
      (room.folder.path("cache"), room.folder.path("home")),
    ]
    for (cache, home) in values {
      (room.environment["XDG_CACHE_HOME"], room.environment["HOME"]) = (cache, home)
      let names = "\(cache ?? "none"), \(home ?? "none")"
      parts.append("## \(room.plain(names))\n\(try room.run("run", "Cards"))")
    }
    try compare("run-results", parts)
  }

  @Test func `options for the application, with and without a screen`() throws {
    var room = try room()
    var parts: [String] = []
    let options = [
      [], ["--tree"], ["--replay", "a b.evemu", "--film", "x.png", "--moments", "3"],
      ["--window"], ["--terminal"], ["--target", "Other"], ["--json", "--quiet"],
      ["--speak", "--screen", "phone"], ["--color", "always", "--reduce-motion"],
      ["--replay", "-", "--trace", "t", "--force", "--strict", "--description", "x"],
      ["--tree", "--window"], ["--grab"], ["--nothing"],
    ]
    for hasKitWindow in [false, true] {
      if hasKitWindow { try room.write("lib/pantograph/libPantographKitWindow.so", "") }
      for screen in [nil, "", ":0"] {
        room.environment["DISPLAY"] = screen
        for words in screen == ":0" ? options : [[], ["--json"]] {
          let process = try room.start(["run", "Cards"] + words)
          process.waitUntilExit()
          parts.append(
            "# \(hasKitWindow) \(screen ?? "none") \(words): \(process.terminationStatus)\n"
              + room.plain(room.text("output")))
        }
      }
    }
    try compare("run-options", parts)
  }

  @Test func `sources of every form, changed and run again`() throws {
    let room = try room()
    var parts = [try room.run("run", "Cards"), room.results()]
    // The second run compiles again with the same words, and sources that are gone are removed.
    try room.remove("Cards/Views/Card.swift")
    try room.remove("Cards/data.json")
    try room.write("Cards/New/Deck.swift", "import UIKit\nclass Deck: UIView {}\n")
    parts += [try room.run("run", "Cards"), room.results()]
    try room.remove("cache")
    try room.write("Cards/App.swift", "import UIKit\n")
    parts.append(try room.run("run", "Cards"))
    try room.write("Cards/main.swift", "import UIKit\nprint(1)\n")
    parts.append(try room.run("run", "Cards"))
    try room.remove("Cards/main.swift")
    try room.write("Cards/App.swift", Self.application)
    try room.write("Cards/Empty.swift", "import SwiftUI\nstruct Empty: View {}\n")
    parts += [try room.run("run", "Cards/"), try room.run("run", "nowhere")]
    try room.make("Nothing")
    parts += [try room.run("run", "Nothing"), try room.run("run", "Cards/App.swift")]
    try room.remove("Cards/Empty.swift")
    try room.write(
      "errors",
      """
      \(room.folder.path("Cards/App.swift")):2:7: error: one
      \(room.folder.path("Cards/App.swift")):1:1: warning: two
      """)
    parts.append(try room.run("run", "Cards"))
    try room.remove("errors")
    try room.remove("program")
    parts.append(try room.run("run", "Cards"))
    try room.write("program", "no program")
    parts.append(try room.run("run", "Cards"))
    try compare("run-sources", parts)
  }

  @Test func `packages with modules`() throws {
    let room = try KitRoom()
    func manifest(_ name: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)",
        targets: [
          .target(name: "Faces"),
          .target(name: "Backs", dependencies: ["Faces"]),
          .executableTarget(name: "\(name)", dependencies: ["Faces", "Backs"]),
          .executableTarget(name: "Other", dependencies: ["Backs"]),
        ])
      """
    }
    for name in ["Deck", "UIKit"] {
      try room.write("\(name)/Package.swift", manifest(name))
      try room.write(
        "\(name)/Sources/Faces/Face.swift", "import UIKit\npublic class Face: UIView {}\n")
      try room.write(
        "\(name)/Sources/Backs/Back.swift", "import Faces\npublic class Back: Face {}\n")
      try room.write(
        "\(name)/Sources/\(name)/App.swift", "import Faces\nimport Backs\n" + Self.application)
      try room.write("\(name)/Sources/Other/Other.swift", "import Backs\n" + Self.application)
    }
    var parts = [
      try room.run("run", "Deck"), room.results(), try room.run("run", "Deck"),
      try room.run("run", "Deck", "--target", "Other"),
      try room.run("run", "Deck", "--target", "Faces"),
      try room.run("run", "Deck", "--target", "None"), try room.run("run", "UIKit"),
    ]
    // The folder of the package has the name of one of its modules.
    try #require(Tool.run("mv", room.folder.path("Deck"), room.folder.path("Faces")).code == 0)
    parts.append(try room.run("run", "Faces"))
    try room.write("Faces/Sources/Faces/Face.swift", "import UIKit\nopen class Face: UIView {}\n")
    try room.write(
      "errors", "\(room.folder.path("Faces/Sources/Faces/Face.swift")):2:6: error: open\n")
    parts.append(try room.run("run", "Faces"))
    try compare("run-packages", parts)
  }
}
