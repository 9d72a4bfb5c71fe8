import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// Another program that this process can turn into. Each program then links only the libraries that
/// it needs.
package struct CompanionProgram: Sendable {
  private let name: String
  /// The folder in libexec that contains the programs of one package.
  private let folder: String
  /// Advice for a user who has not installed the program.
  private let advice: [String]

  package init(name: String, folder: String, advice: [String]) {
    self.name = name
    self.folder = folder
    self.advice = advice
  }

  /// The path of the program; nil if it is not installed. The search covers the folder of the
  /// running program, and the matching pair of `bin` and libexec folders.
  package var path: String? {
    guard let real = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(real) }
    let own = FileName.text(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    let here = own.split(separator: "/").dropLast()
    let places = [
      here, here.dropLast() + ["libexec", Substring(folder)], here.dropLast(2) + ["bin"],
    ]
    return places.map { place in "/" + (place + [Substring(name)]).joined(separator: "/") }
      .first { access(FileName.system($0), X_OK) == 0 }
  }

  /// Replaces this process with the program. The program receives the words of this command line
  /// after the first `count`.
  ///
  /// - Parameter part: The part of the work that needs the program, as the beginning of a sentence.
  package func become(
    withWordsBehind count: Int = 1, neededFor part: String
  ) throws(Failure) -> Never {
    guard let path else {
      throw Failure(.unavailable, "\(part) needs \(name), which is not installed", advice: advice)
    }
    // The words are passed byte for byte, because a file name need not be UTF-8.
    let words = (count..<max(count, Int(CommandLine.argc))).map { CommandLine.unsafeArgv[$0] }
    let number = FileName.system(path).withUnsafeBufferPointer { path in
      execv(path.baseAddress!, [UnsafeMutablePointer(mutating: path.baseAddress)] + words + [nil])
      return errno
    }
    throw Failure(
      .unavailable, "\(path) cannot be started: \(String(cString: strerror(number)))")
  }
}
