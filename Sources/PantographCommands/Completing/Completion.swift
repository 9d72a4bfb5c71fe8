/// A script that completes the program's command lines in one of the shells.
package enum Completion: String, CaseIterable, Sendable {
  case bash, zsh, fish

  package func script(for program: Program) -> String {
    switch self {
    case .bash: BashCompletion(program).text
    case .zsh: ZshCompletion(program).text
    case .fish: FishCompletion(program).text
    }
  }

  /// Puts a word in single quotes, in the form that all three shells read alike.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
