import Foundation
import PantographCLI
import PantographCommands
import PantographTuningFiles

#if canImport(Glibc)
  import Glibc
#endif

/// A folder that keeps an application's ported sources, objects and program between runs.
///
/// Each pair of a compiler and a kit has its own folders: another compiler or kit cannot read the modules in them.
struct ApplicationCache {
  /// The program's file name: the name of the target, or of the application's folder.
  let name: String
  /// The folder with the application's sources; its path contains no symbolic links.
  let source: String
  private let folder: String
  /// The folder of the compiler's module cache, which all applications of the kit share.
  let moduleCache: String

  /// - Parameter source: The folder of the application; its path contains no symbolic links.
  init(of source: String, _ target: String?, _ kit: ApplicationKit) throws(Failure) {
    var key = ContentDigest()
    for text in [kit.compiler, kit.triple, kit.hash] { key.add(text) }
    var digest = ContentDigest()
    for text in [source, target ?? ""] { digest.add(text) }
    name = Self.programName(target ?? source)
    let isProject = source.hasSuffix(".xcodeproj")
    self.source = isProject ? (source as NSString).deletingLastPathComponent : source
    let root = try Self.root()
    let all = "\(root)/\(key.text)"
    folder = "\(all)/\(name)-\(digest.text)"
    moduleCache = "\(all)/modules"
    try Self.make(folder)
    try Self.make(objects)
    CacheLimit.apply(in: root, kit: key.text, program: "\(name)-\(digest.text)")
  }

  /// The folder of the ported sources.
  var sources: String { "\(folder)/\(name).sources" }
  /// The application's bundle, with the program and its resources side by side as on iOS. Foundation
  /// recognizes it by the folder's name.
  var bundle: String { "\(folder)/\(name).app" }
  var program: String { "\(bundle)/\(name)" }
  /// The file with the moment at which the next run of a watched application begins.
  var moment: String { "\(folder)/\(name).moment" }
  /// The folder of the ported sources and resources of tests, which their program looks for by its name.
  var testSources: String { "\(folder)/\(name).resources" }
  var testProgram: String { "\(folder)/\(name)" }
  var languages: LanguageFolders {
    LanguageFolders(folder: folder, resources: "\(name).resources")
  }
  var objects: String { "\(folder)/objects" }
  var fileMap: String { "\(folder)/files.json" }

  /// The name of the module that the application is compiled as.
  var module: String { Self.module(of: name) }

  static func module(of name: String) -> String {
    var word = String(
      name.map { $0.isLetter && $0.isASCII || $0.isNumber && $0.isASCII ? $0 : "_" })
    if word.first?.isNumber ?? true { word = "_" + word }
    // A module cannot import another module of the same name.
    return taken.contains(word) ? "\(word)Application" : word
  }

  private static let taken: Set<String> = [
    "Combine", "CoreGraphics", "Foundation", "Glibc", "QuartzCore", "Swift", "UIKit",
    "PantographApplicationHost",
  ]

  static func programName(_ source: String) -> String {
    var last = source.split(separator: "/").last.map(String.init) ?? "Application"
    if last.hasSuffix(".xcodeproj") { last.removeLast(".xcodeproj".count) }
    while last.utf8.count > longestName { last.removeLast() }
    return last
  }

  /// The largest number of bytes in a program's name. With a digest and an extension it is the name of
  /// a file, which may have 255 bytes.
  private static let longestName = 128

  private static func root() throws(Failure) -> String {
    let environment = ProcessInfo.processInfo.environment
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache" : nil }
    guard let cache else {
      throw Failure(
        .cannotCreate,
        "there is no folder for the compiled application; set XDG_CACHE_HOME or HOME")
    }
    return "\(cache)/pantograph/run"
  }

  static func make(_ folder: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(.cannotCreate, "\(folder) cannot be created: \(error.localizedDescription)")
    }
  }

  /// Waits until no other run compiles this application, and returns a lock against others. Closing the
  /// file handle releases the lock.
  func lock() throws(Failure) -> FileHandle {
    let path = "\(folder)/lock"
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      throw Failure(
        .cannotCreate, "\(path) cannot be created: \(String(cString: strerror(errno)))")
    }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Removes files of `root` whose sources no longer exist, so that the program does not use them, and
  /// folders that are empty then.
  static func removeFiles(in root: String, besides places: Set<String>) {
    guard let walk = FileManager.default.enumerator(atPath: root) else { return }
    var stale: [String] = []
    var folders: [String] = []
    while let place = walk.nextObject() as? String {
      if walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory {
        folders.append(place)
      } else if !places.contains(place) {
        stale.append(place)
      }
    }
    for place in stale { unlink("\(root)/\(place)") }
    // A folder with files cannot be removed so.
    for place in folders.reversed() { rmdir("\(root)/\(place)") }
  }
}
