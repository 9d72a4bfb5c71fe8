import PantographRecordings

#if canImport(Glibc)
  import Glibc
#endif

/// A program of ours that this one can become, so that each has only the libraries that it needs.
package struct CompanionProgram: Sendable {
  /// Scenes, pictures, and tuning: what needs a renderer and fonts.
  package static let studio = CompanionProgram(name: "pantograph-studio")
  /// Demos in a window: what needs a window system.
  package static let window = CompanionProgram(name: "pantograph-window")

  let name: String

  /// Its path: in the folder of the program that runs, or where one of them is installed for people and
  /// the other for programs alone. Nil where it is not installed.
  package var path: String? {
    guard let real = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(real) }
    let own = FileName.text(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    let folder = own.split(separator: "/").dropLast()
    let places = [
      folder, folder.dropLast() + ["libexec", "pantograph"], folder.dropLast(2) + ["bin"],
    ]
    return places.map { place in "/" + (place + [Substring(name)]).joined(separator: "/") }
      .first { access(FileName.system($0), X_OK) == 0 }
  }

  /// Becomes that program, with the words of this one's command line behind the first `count`.
  ///
  /// - Parameters:
  ///   - part: what it is needed for, as the beginning of a sentence.
  ///   - advice: what else a person can do where it is not installed.
  package func become(
    withWordsBehind count: Int = 1, neededFor part: String, advice: [String]
  ) throws(Failure) -> Never {
    guard let path else {
      throw Failure(.unavailable, "\(part) needs \(name), which is not installed", advice: advice)
    }
    // The words go on byte for byte: a file's name need not be UTF-8.
    let words = (count..<max(count, Int(CommandLine.argc))).map { CommandLine.unsafeArgv[$0] }
    let number = FileName.system(path).withUnsafeBufferPointer { path in
      execv(path.baseAddress!, [UnsafeMutablePointer(mutating: path.baseAddress)] + words + [nil])
      return errno
    }
    throw Failure(
      .unavailable, "\(path) cannot be started: \(String(cString: strerror(number)))")
  }
}
