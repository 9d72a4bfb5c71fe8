import Foundation

/// Tells of a use of these modules that cannot work.
///
/// Where Apple's raise an exception, `stop` ends the process with the sentence; where they only log,
/// `warn` writes it to standard error.
@MainActor
@usableFromInline package enum Misuse {
  /// Takes the warnings; a test sets its own.
  package static var onWarning: (String) -> Void = { sentence in
    FileHandle.standardError.write(Data("warning: \(sentence)\n".utf8))
  }

  @usableFromInline package nonisolated static func stop(
    _ sentence: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Never {
    fatalError(sentence, file: file, line: line)
  }

  package static func warn(_ sentence: String) {
    onWarning(sentence)
  }
}
