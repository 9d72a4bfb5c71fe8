/// The places that are taken in an application's bundle.
struct BundleLayout {
  /// The folders by which Foundation would take the bundle for one of another layout.
  private static let foreign: Set<Substring> = ["Contents", "Resources", "Support Files"]

  private let program: String
  private var files: Set<String>
  private var folders: Set<String> = []

  /// - Parameters:
  ///   - program: The program's name, which no folder beside it can have.
  ///   - files: The names of other files that are at the top.
  init(program: String, files: Set<String>) {
    self.program = program
    self.files = files.union([program])
  }

  /// Takes the first of the wanted places that is free, or a place of its own for the number.
  ///
  /// A place in a folder that cannot be at the top of the bundle is wanted without that folder.
  mutating func take(_ wanted: [String], number: Int) -> String {
    let places = wanted.map(inside)
    let place = places.first(where: isFree) ?? "resources~\(number)/\(places[places.count - 1])"
    files.insert(place)
    folders.formUnion(Self.folders(of: place))
    return place
  }

  private func inside(_ place: String) -> String {
    var parts = place.split(separator: "/")[...]
    while parts.count > 1, let first = parts.first,
      first == program || Self.foreign.contains(first)
    {
      parts.removeFirst()
    }
    return parts.joined(separator: "/")
  }

  private func isFree(_ place: String) -> Bool {
    !files.contains(place) && !folders.contains(place)
      && files.isDisjoint(with: Self.folders(of: place))
  }

  /// Returns the paths of all folders around a file.
  private static func folders(of place: String) -> [String] {
    let parts = place.split(separator: "/")
    return (1..<max(parts.count, 1)).map { parts[..<$0].joined(separator: "/") }
  }
}
