import Expectations
import Foundation
import Testing

struct LayerTests {
  @Test func `every target has a line in the table of layers`() {
    for folder in Repository.names(in: "Sources") where Layer.named(folder) == nil {
      let isC = !Repository.files(under: "Sources/\(folder)", endings: [".modulemap", ".h"]).isEmpty
      expect(
        isC,
        """
        Sources/\(folder) is not in the table of Tests/ArchitectureTests/Layer.swift: \
        add it there with what it may import
        """)
    }
  }

  @Test func `the arrows between the layers make no circle`() {
    var settled: Set<String> = []
    var open = Layer.all
    while let next = open.firstIndex(where: { layer in
      layer.uses.allSatisfy { settled.contains($0) || Layer.named($0) == nil }
    }) {
      settled.insert(open.remove(at: next).name)
    }
    expect(open.isEmpty, "these layers use each other in a circle: \(open.map(\.name))")
  }

  @Test(arguments: Layer.all)
  func `a target imports only what its layer may use`(layer: Layer) {
    for file in layer.sources {
      for (number, module) in file.imports where !layer.permitted.contains(module) {
        Issue.record(
          """
          \(file.path):\(number): \(layer.name) may not import \(module): move the code to a target that \
          may, or let what it needs be handed in (Layer.swift holds what each may import)
          """)
      }
    }
  }

  @Test(arguments: Layer.all.filter { $0.kind == .pure })
  func `a pure target depends on pure targets alone`(layer: Layer) {
    let impure = layer.uses.filter { Layer.named($0)?.kind != .pure }
    expect(impure.isEmpty, "\(layer.name) is pure, \(impure.sorted()) are not")
  }

  @Test(arguments: Layer.all.filter { $0.kind == .pure })
  func `a pure target reads no clock and keeps no state of its own`(layer: Layer) {
    let clocks = [
      "clock_gettime", "gettimeofday", "clock_nanosleep", "nanosleep(", "usleep(", "time(nil)",
      "ContinuousClock", "SuspendingClock", "DispatchTime", "Date()", "ProcessInfo",
      "CFAbsoluteTime",
    ]
    for file in layer.sources {
      let clocks = clocks.filter(file.mentions)
      for (number, text) in file.code {
        for clock in clocks where text.contains(clock) {
          Issue.record(
            "\(file.path):\(number): \(clock) in \(layer.name): time comes with the events, take it as `at:`"
          )
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        let isGlobal = words.contains("var") && !text.contains("{") && !text.hasPrefix(" ")
        let isStatic = words.contains("static") && words.contains("var") && !text.contains("{")
        if isGlobal || isStatic || words.contains("nonisolated(unsafe)") {
          Issue.record(
            "\(file.path):\(number): state that outlives a value in \(layer.name): keep it in a struct"
          )
        }
      }
    }
  }

  @Test func `the program for devices and recordings is built without Foundation`() {
    var used: Set<String> = []
    var open = ["PantographMain"]
    while let name = open.popLast() {
      guard let layer = Layer.named(name), used.insert(name).inserted else { continue }
      open += layer.uses
    }
    for file in Layer.all.filter({ used.contains($0.name) }).flatMap(\.sources) {
      for (number, module) in file.imports where module.hasPrefix("Foundation") {
        Issue.record(
          "\(file.path):\(number): Foundation and ICU would make the program five times as large")
      }
    }
  }

  @Test func `a C module is imported by one target, and nowhere in public`() {
    let modules = Repository.names(in: "Sources").filter { Layer.named($0) == nil }
    for module in modules {
      let users = Layer.all.filter { $0.uses.contains(module) }.map(\.name)
      expect(users.count, isAtMost: 1, "\(module) is for one target, these may import it: \(users)")
    }
    for file in Repository.files(under: "Sources")
    where file.mentions("import ") && file.mentions("public ") {
      for (number, text) in file.code where text.contains("import ") && text.contains("public ") {
        Issue.record("\(file.path):\(number): a public import hands a module on to every user")
      }
    }
  }

  @Test func `no C type stands in a public declaration`() {
    let names = [
      "input_event", "input_absinfo", "input_id", "timeval", "timespec", "OpaquePointer",
    ]
    let prefixes = [
      "libevdev", "cairo_", "Pango", "pango_", "SDL_", "WebP", "UnsafeMutablePointer<C",
    ]
    for file in Layer.all.flatMap(\.sources)
    where file.mentions("public ") && file.mentionsAny(of: names + prefixes) {
      // Apple's own functions have these types.
      if file.path == "Sources/PantographObjects/RuntimeMethods.swift" { continue }
      for (number, text) in file.code where text.contains("public ") {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "<") }
        for word in words
        where names.contains(String(word)) || prefixes.contains(where: word.hasPrefix) {
          Issue.record(
            """
            \(file.path):\(number): \(word) in a public declaration: give callers a Swift value, \
            and convert where the library is called
            """)
        }
      }
    }
  }

  @Test func `no source file is longer than one sitting`() {
    let files =
      Repository.files(under: "Sources", endings: [".swift", ".c", ".h"])
      + Repository.files(under: "Tests", endings: [".swift", ".c", ".h"])
    for file in files where !Layer.tables.contains(file.path) {
      expect(
        file.length, isAtMost: Layer.longestFile,
        """
        \(file.path) has \(file.length) lines, \(Layer.longestFile) is the limit: look for the second type \
        in it (a pure table is named in Layer.tables instead)
        """)
    }
  }
}
