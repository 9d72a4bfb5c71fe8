import Dispatch
import Foundation
import PantographPlainText

/// Reports a use of these modules that cannot work.
///
/// `stop` ends the process with the message where Apple's frameworks raise an exception. `warn`
/// writes the message to standard error where they only log.
@MainActor
@usableFromInline package enum Misuse {
  /// Receives the warnings. The default writes them to standard error; a test replaces it.
  package static var onWarning: (String) -> Void = { sentence in
    let line: PrintableText = "warning: \(sentence)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  @usableFromInline package nonisolated static func stop(
    _ sentence: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Never {
    // The message contains names from storyboards and files, so its control characters are replaced
    // before it is printed.
    fatalError(PrintableText(sentence).description, file: file, line: line)
  }

  /// Ends the process because a file of the application cannot be used. The fault is the file's and not
  /// the code's, so there is a message and an exit status, and no trap.
  package nonisolated static func refuse(_ sentence: String) -> Never {
    let line: PrintableText = "error: \(sentence)\n"
    FileHandle.standardError.write(Data(line.utf8))
    // The status for invalid data (EX_DATAERR).
    exit(65)
  }

  package static func warn(_ sentence: String) {
    onWarning(sentence)
  }
}

/// Stops the process with a message if the condition is false. Unlike `precondition`, it prints the
/// message in a release build, too.
@inlinable @inline(__always)
package func require(
  _ condition: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { Misuse.stop(sentence(), file: file, line: line) }
}

/// The queue of the main actor. On Linux it need not run on the main thread: an asynchronous `main`
/// gives that thread up, and another one serves the queue.
package enum MainQueue {
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// Returns the result of work on the main actor. A call on another thread waits for the work.
  package static func run<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
    guard isCurrent else { return DispatchQueue.main.sync { MainActor.assumeIsolated(work) } }
    return MainActor.assumeIsolated(work)
  }

  private static let mark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
