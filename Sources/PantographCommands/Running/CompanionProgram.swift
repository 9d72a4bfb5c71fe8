import PantographPlainText

#if canImport(Glibc)
  import Glibc
#endif

/// A program that this one can become, so that each has only the libraries that it needs.
package struct CompanionProgram: Sendable {
  private let name: String
  /// The folder of libexec in which the programs of one package lie.
  private let folder: String
  /// What a person can do where it is not installed.
  private let advice: [String]

  package init(name: String, folder: String, advice: [String]) {
    self.name = name
    self.folder = folder
    self.advice = advice
  }

  /// Its path: in the folder of the program that runs, or where one of them is installed for people and
  /// the other for programs alone. Nil where it is not installed.
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

  /// Becomes that program, with the words of this one's command line behind the first `count`.
  ///
  /// - Parameter part: what it is needed for, as the beginning of a sentence.
  package func become(
    withWordsBehind count: Int = 1, neededFor part: String
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
