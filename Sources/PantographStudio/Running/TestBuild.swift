import Foundation
import PantographCLI
import PantographCommands
import PantographPlainText
import PantographPorting
import PantographPortingFiles
import UIKit

/// The build of a test program: ports the tests and the sources that they test, then compiles and links
/// them.
struct TestBuild {
  let folder: String
  let sources: String?
  let target: String?
  let kit: ApplicationKit
  let compiler: SwiftCompiler
  let cache: ApplicationCache

  init(_ folder: String, sources: String?, target: String?) throws(Failure) {
    (self.folder, self.sources, self.target) = (folder, sources, target)
    for place in [folder] + (sources.map { [$0] } ?? [])
    where !FileManager.default.fileExists(atPath: place) {
      throw Failure(.noInput, "\(place) does not exist")
    }
    kit = try ApplicationKit.find()
    guard kit.hasTests else {
      throw Failure(
        .unavailable, "the kit in \(kit.folder) has no library for tests",
        advice: ["Build the kit again in the sources of Pantograph: make kit."])
    }
    compiler = try SwiftCompiler()
    try kit.check(compiler)
    let places = ([folder] + (sources.map { [$0] } ?? [])).map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL.path
    }
    cache = try ApplicationCache(
      of: places[0], (["tests"] + places.dropFirst()).joined(separator: " ") + (target ?? ""), kit)
  }

  /// Ports the sources, compiles those that have changed since the last build, and returns the ported
  /// modules.
  func run(console: inout Console) throws(Failure) -> TestTree {
    let lock = try cache.lock()
    defer { withExtendedLifetime(lock) {} }
    let tree: TestTree
    let remarks: [String]
    do throws(PortingFailure) {
      let files = try TestFiles(folder, sources: sources, target: target)
      remarks = files.remarks
      tree = try TestTree(files, isSymbol: UIImage.isSymbol)
      try tree.write(cache.testSources)
    } catch {
      throw Failure(error)
    }
    if let tests = tree.modules.last(where: \.isTest) {
      try TestInformation(name: tests.name).write(beside: cache.testProgram)
    }
    for remark in remarks { try console.remark("\(remark)") }
    for source in tree.leftOut {
      try console.remark("\(source.path) is left out: it \(source.reason)")
    }
    ApplicationCache.removeFiles(in: cache.testSources, besides: tree.places)
    try cache.languages.link()
    for (number, module) in tree.modules.enumerated() {
      let isLast = number == tree.modules.count - 1
      try compile(module, isLast ? tree.modules.dropLast() : nil, tree, console: &console)
    }
    return tree
  }

  private func objects(_ module: TestTree.Module) -> String { "\(cache.objects)/\(module.name)" }

  /// Compiles a module. If `others` is not nil, also links the module and these others into the program.
  private func compile(
    _ module: TestTree.Module, _ others: ArraySlice<TestTree.Module>?, _ tree: TestTree,
    console: inout Console
  ) throws(Failure) {
    let map = fileMap(of: module)
    let paths = map.sources
    try map.write()
    var words = [
      compiler.path, "-swift-version", "5", "-enable-bare-slash-regex", "-Onone",
      "-suppress-warnings", "-incremental",
      "-enable-batch-mode", "-j\(ProcessInfo.processInfo.activeProcessorCount)",
      "-parse-as-library", "-module-name", module.name, "-module-cache-path", cache.moduleCache,
      "-enable-testing", "-D", "DEBUG", "-I", kit.modules, "-I", kit.hosts, "-I", kit.testModules,
      "-I", cache.objects, "-plugin-path", compiler.testingPlugins,
      "-Xfrontend", "-enable-cross-import-overlays",
      "-output-file-map", map.path, "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-gnone",
    ]
    if module.isOfPackage { words += ["-D", "SWIFT_PACKAGE", "-package-name", "package"] }
    // Modules are compiled in mode 5, in which only this feature of mode 6 changes what compiles.
    if module.isOfSwift6 { words += ["-enable-upcoming-feature", "IsolatedDefaultValues"] }
    words += module.conditions.flatMap { ["-D", $0] }
    if let others {
      words += ["-emit-executable", "-L", kit.folder, "-lPantographKitTests", "-lPantographKit"]
      for folder in [kit.folder] + compiler.runtime {
        words += ["-Xlinker", "-rpath", "-Xlinker", folder]
      }
      words += ["-Xlinker", "--disable-new-dtags", "-lXCTest", "-lTesting"]
      words += others.flatMap { fileMap(of: $0).objects }
      words += paths + ["-o", cache.testProgram]
    } else {
      words += ["-emit-module", "-emit-module-path", "\(cache.objects)/\(module.name).swiftmodule"]
      words += ["-c"] + paths
    }
    let answer = CapturedProcess.run(words)
    guard answer.status != 0 else { return }
    let places = Dictionary(tree.paths.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    let report = CompilerReport(
      messages: CompilerMessage.all(in: answer.output), places: places, notes: tree.notes)
    try console.print(report.text(style: console.outputStyle))
    try console.flush()
    throw Failure(.data, report.summary(of: folder))
  }

  private func fileMap(of module: TestTree.Module) -> OutputFileMap {
    OutputFileMap(
      path: "\(objects(module)).json", sources: module.sources.map { "\(cache.testSources)/\($0)" },
      root: "\(cache.testSources)/\(module.name)", folder: "\(objects(module))-module")
  }
}
