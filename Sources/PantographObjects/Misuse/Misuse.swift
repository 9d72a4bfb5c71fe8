import Foundation
import PantographPlainText

/// Tells of a use of these modules that cannot work.
///
/// Where Apple's raise an exception, `stop` ends the process with the sentence; where they only log,
/// `warn` writes it to standard error.
@MainActor
@usableFromInline package enum Misuse {
  /// Takes the warnings; a test sets its own.
  package static var onWarning: (String) -> Void = { sentence in
    let line: PrintableText = "warning: \(sentence)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  @usableFromInline package nonisolated static func stop(
    _ sentence: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Never {
    // It stands on standard error, and names of storyboards and files stand in it.
    fatalError(PrintableText(sentence).description, file: file, line: line)
  }

  package static func warn(_ sentence: String) {
    onWarning(sentence)
  }
}
