/// A value of an OpenStep property list, the format of `project.pbxproj`.
package indirect enum ProjectList: Hashable, Sendable {
  case text(String)
  case array([ProjectList])
  case dictionary([String: ProjectList])

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list; a text alone counts as a list of one. Empty for a dictionary.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .array(let values): values.compactMap(\.text)
    case .dictionary: []
    }
  }

  package subscript(_ key: String) -> ProjectList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }
}
