import Foundation
import PantographCLI
import PantographCommands
import PantographPlainText
import PantographPorting
import PantographPortingFiles
import UIKit

/// The build of an application: ports its sources, then compiles and links them into a program.
struct ApplicationBuild {
  /// The application's folder or Xcode project, as given on the command line.
  let folder: String
  /// The target of the Xcode project to run; nil for its first application.
  let target: String?
  let kit: ApplicationKit
  let compiler: SwiftCompiler
  let cache: ApplicationCache

  init(_ folder: String, target: String?) throws(Failure) {
    (self.folder, self.target) = (folder, target)
    guard FileManager.default.fileExists(atPath: folder) else {
      throw Failure(.noInput, "\(folder) does not exist")
    }
    kit = try ApplicationKit.find()
    compiler = try SwiftCompiler()
    try kit.check(compiler)
    cache = try ApplicationCache(
      of: URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL.path, target,
      kit)
  }

  /// Ports the sources, compiles those that have changed since the last build, and returns the
  /// program's path.
  func run(console: inout Console) throws(Failure) -> String {
    let lock = try cache.lock()
    defer { withExtendedLifetime(lock) {} }
    try ApplicationCache.make(cache.bundle)
    let tree: PortedTree
    let result: SourcePort.Result
    let remarks: [String]
    do throws(PortingFailure) {
      let files = try ApplicationFiles(folder, target: target)
      remarks = files.remarks
      tree = try PortedTree(files, output: cache.sources, bundle: cache.bundle)
      result = tree.port(isSymbol: UIImage.isSymbol)
      _ = try tree.write(result, overwrites: true)
    } catch {
      throw Failure(error)
    }
    for remark in remarks { try console.remark("\(remark)") }
    for file in tree.leftOut { try console.warn("\(file.path) is left out: \(file.reason)") }
    ApplicationCache.removeFiles(in: cache.sources, besides: tree.sourcePlaces(with: result))
    ApplicationCache.removeFiles(in: cache.bundle, besides: tree.resourcePlaces.union([cache.name]))
    try checkEntry(tree, result)
    try compile(tree, result, console: &console)
    return cache.program
  }

  /// Throws an error if no source is marked `@main` and there is no `main.swift`.
  private func checkEntry(
    _ tree: PortedTree, _ result: SourcePort.Result
  ) throws(Failure) {
    let isApplication = result.texts.contains { text in
      text.split(separator: "\n").contains { $0.hasPrefix("@main") }
    }
    guard !isApplication, !hasMainFile(tree) else { return }
    throw Failure(
      .data, "\(folder) has no application: none of its \(result.texts.count) sources has @main",
      advice: ["Mark the application's delegate with @main or @UIApplicationMain."])
  }

  private func compile(
    _ tree: PortedTree, _ result: SourcePort.Result, console: inout Console
  ) throws(Failure) {
    let libraries = tree.modules(with: result).map { module in
      ModuleBuild(
        name: module.name, isOfPackage: module.isOfPackage,
        sources: module.sources.map { "\(cache.sources)/\($0)" }, root: cache.sources,
        objects: cache.objects)
    }
    for (number, library) in libraries.enumerated() {
      let output = try library.compile(words, after: libraries[..<number].map(\.interface))
      if let output { try fail(output, tree, result, console: &console) }
    }
    var sources = tree.ownTargets(with: result)
    if result.registrations != nil { sources.append(SourcePort.registrationsName) }
    let paths = sources.map { "\(cache.sources)/\($0)" }
    let map = OutputFileMap(
      path: cache.fileMap, sources: paths, root: cache.sources, folder: cache.objects)
    try map.write()
    let isTaken = libraries.contains { $0.name == cache.module }
    var words =
      words + [
        "-module-name", isTaken ? "\(cache.module)Application" : cache.module,
        "-I", kit.hosts, "-output-file-map", map.path,
        "-L", kit.folder, "-lPantographKit", "-Xlinker", "--disable-new-dtags",
      ]
    if !libraries.isEmpty { words += ["-I", cache.objects] }
    if tree.isOfPackage { words += ["-D", "SWIFT_PACKAGE", "-package-name", "package"] }
    // The old tags (RPATH) also apply to the libraries that PantographKit itself needs; the newer ones
    // (RUNPATH) do not.
    for folder in [kit.folder] + compiler.runtime {
      words += ["-Xlinker", "-rpath", "-Xlinker", folder]
    }
    if !hasMainFile(tree) { words.append("-parse-as-library") }
    let objects = libraries.flatMap(\.map.objects)
    let answer = CapturedProcess.run(words + objects + paths + ["-o", cache.program])
    if answer.status != 0 { try fail(answer.output, tree, result, console: &console) }
  }

  /// The arguments of every compilation.
  private var words: [String] {
    [
      compiler.path, "-swift-version", "5", "-enable-bare-slash-regex", "-Onone",
      "-suppress-warnings", "-incremental",
      "-enable-batch-mode", "-j\(ProcessInfo.processInfo.activeProcessorCount)",
      "-module-cache-path", cache.moduleCache, "-I", kit.modules,
      "-diagnostic-style", "llvm", "-no-color-diagnostics", "-gnone",
    ]
  }

  private func fail(
    _ output: String, _ tree: PortedTree, _ result: SourcePort.Result, console: inout Console
  ) throws(Failure) {
    let places = Dictionary(
      tree.sources.map { ("\(cache.sources)/\($0.target)", $0.path) }, uniquingKeysWith: { $1 })
    let report = CompilerReport(
      messages: CompilerMessage.all(in: output), places: places, notes: result.notes)
    try console.print(report.text(style: console.outputStyle))
    try console.flush()
    throw Failure(.data, report.summary(of: folder))
  }

  private func hasMainFile(_ tree: PortedTree) -> Bool {
    tree.ownSources.contains { $0.target.split(separator: "/").last == "main.swift" }
  }
}
