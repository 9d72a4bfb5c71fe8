/// The properties of all sources, and what is known of the stored ones.
struct StoredFacts {
  /// The names of properties, stored or not.
  var names: Set<String> = []
  /// The names of properties that may hold a closure. An optional call of such a name calls it.
  var callable: Set<String> = []
  /// The types of stored properties, as written or inferred, by the name of the owner and the
  /// property.
  var types: [String: [String: String]] = [:]
  /// The types of all stored properties with a name, by that name.
  private(set) var typesByName: [String: Set<String>] = [:]
  /// The owners of the stored properties with a name, by that name.
  private(set) var ownersByName: [String: Set<String>] = [:]
  /// The initial values of stored properties, by file. No object exists yet when they are computed.
  var values: [String: StoredValues] = [:]

  /// Lists the types and the owners by name, after all sources have been read.
  mutating func listNames() {
    for (owner, properties) in types {
      for (name, type) in properties {
        typesByName[name, default: []].insert(type)
        ownersByName[name, default: []].insert(owner)
      }
    }
  }
}
