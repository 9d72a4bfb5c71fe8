import Foundation

/// What is said when UIKit is used as it cannot be used.
///
/// Where UIKit raises an exception, `stop` ends the process with the sentence; where it only logs,
/// `warn` writes it to standard error.
@MainActor
package enum Misuse {
  /// Where warnings go; a test puts its own here.
  package static var onWarning: (String) -> Void = { sentence in
    FileHandle.standardError.write(Data("warning: \(sentence)\n".utf8))
  }

  package nonisolated static func stop(
    _ sentence: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Never {
    fatalError(sentence, file: file, line: line)
  }

  package static func warn(_ sentence: String) {
    onWarning(sentence)
  }
}
