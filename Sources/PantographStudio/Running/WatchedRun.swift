import Foundation
import PantographCLI
import PantographCommands
import PantographEvdev
import PantographPlainText
import PantographPortingFiles
import PantographTouches

#if canImport(Glibc)
  import Glibc
#endif

/// An application that is compiled and run again whenever one of its sources changes.
///
/// In a window, the old program runs until the new one is compiled. In a terminal, the old program stops
/// first, so that the compiler's messages can be printed there. A recording continues at the moment at
/// which the old program stopped.
struct WatchedRun {
  let build: ApplicationBuild
  /// The command-line arguments for the application.
  let words: [String]

  private var isInTerminal: Bool { words.contains("--terminal") }
  private var isShown: Bool { isInTerminal || words.contains("--window") }

  /// The time without changes after which the build starts: an editor writes several files at once.
  private static let quiet = TimeSpan.milliseconds(100)

  func run(console: inout Console) throws(Failure) -> ExitCode {
    do {
      return try watch(console: &console)
    } catch let failure as Failure {
      throw failure
    } catch let error as EvdevError {
      throw Failure(error)
    } catch {
      throw Failure(.software, "\(error)")
    }
  }

  private func watch(console: inout Console) throws -> ExitCode {
    let moment = build.cache.moment
    unlink(moment)
    setenv(RunMoment.variable, moment, 1)
    let loop = try InputLoop()
    try loop.catchSignals(also: [SIGCHLD])
    let sources = try SourceWatch(build.cache.source)
    loop.add(descriptor: sources.descriptor)
    var child: pid_t?
    defer { Self.stop(&child) }
    try start(&child, sources, console: &console)
    var isChanged = false
    while true {
      let deadline = isChanged ? MonotonicClock.now + Self.quiet : nil
      for wake in try loop.wait(until: deadline) {
        switch wake {
        case .descriptor: isChanged = try sources.read() || isChanged
        case .deadline:
          isChanged = false
          try start(&child, sources, console: &console)
        case .signal(SIGCHLD):
          guard let status = Self.status(of: &child) else { continue }
          if isShown { return ExitCode(rawValue: status) ?? .software }
          try waitsForChange(&console)
        case .signal: return .interrupted
        case .device, .hotPlug, .stopped: continue
        }
      }
    }
  }

  /// The folders of the libraries outside the application's folder.
  private var libraries: [String] {
    let files = try? ApplicationFiles(build.folder, target: build.target)
    return Array(files?.paths.dropFirst() ?? [])
  }

  private func start(
    _ child: inout pid_t?, _ sources: SourceWatch, console: inout Console
  ) throws {
    if isInTerminal { Self.stop(&child) }
    // An edit may import a library that was not read before.
    try sources.watch(libraries)
    do throws(Failure) {
      let program = try build.run(console: &console)
      try console.flush()
      Self.stop(&child)
      child = try Self.spawn([program] + words)
    } catch {
      console.report(error)
      try waitsForChange(&console)
    }
  }

  private func waitsForChange(_ console: inout Console) throws {
    try console.remark("waiting for a change in \(build.folder); Ctrl-C quits")
  }

  // MARK: The program

  private static func spawn(_ words: [String]) throws(Failure) -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in
      FileName.system(word).withUnsafeBufferPointer { strdup($0.baseAddress!) }
    }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let number = posix_spawn(&child, words[0], nil, nil, arguments, environ)
    guard number == 0 else {
      throw Failure(
        .unavailable, "\(words[0]) cannot be started: \(String(cString: strerror(number)))")
    }
    return child
  }

  /// Returns the exit status of a program that has ended, or 128 plus the number of the signal that ended
  /// the program; nil while the program runs.
  private static func status(of child: inout pid_t?) -> Int32? {
    guard let number = child else { return nil }
    var status: Int32 = 0
    guard waitpid(number, &status, WNOHANG) == number else { return nil }
    child = nil
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }

  /// Ends a program and waits until it has ended: until then the program may still use the terminal and
  /// write the moment of the recording.
  private static func stop(_ child: inout pid_t?) {
    guard let number = child else { return }
    child = nil
    kill(number, SIGTERM)
    var status: Int32 = 0
    for _ in 0..<looks {
      if waitpid(number, &status, WNOHANG) != 0 { return }
      usleep(pause)
    }
    // The program's main thread is stuck outside its event loop, where it would react to SIGTERM.
    kill(number, SIGKILL)
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
  }

  /// The number of checks for the program's end, and the pause between them in microseconds: together
  /// two seconds.
  private static let (looks, pause) = (200, useconds_t(10_000))
}
