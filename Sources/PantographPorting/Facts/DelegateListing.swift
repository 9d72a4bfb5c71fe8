/// The methods of UIKit's delegate protocols that the classes of the sources implement. On iOS
/// `responds(to:)` finds them; here each class lists its own.
struct DelegateListing {
  /// The selectors of the methods that a class lists, by the name of the class.
  private(set) var selectors: [String: [String]] = [:]
  /// The classes with a superclass that has a list.
  private(set) var below: Set<String> = []

  init() {}

  init(_ members: MemberIndex, _ types: TypeIndex) {
    var adopters: [String: Set<String>] = [:]
    for type in types.types where type.kind == .class && adopters[type.name] == nil {
      let names = Self.protocols(of: type.name, types)
      if !names.isEmpty { adopters[type.name] = names }
    }
    guard !adopters.isEmpty else { return }
    below = types.descendants(of: Set(adopters.keys))
    for name in Set(adopters.keys).union(below) {
      var protocols = adopters[name] ?? []
      for ancestor in types.ancestors(of: name) { protocols.formUnion(adopters[ancestor] ?? []) }
      let own = Self.selectors(of: name, protocols, members)
      if adopters[name] != nil || !own.isEmpty {
        selectors[name] = own + (Self.inherited[types.foreignAncestor(of: name) ?? ""] ?? [])
      }
    }
    below = types.descendants(of: Set(selectors.keys))
  }

  /// Returns UIKit's delegate protocols that a class adopts, also through protocols of the sources
  /// and through its superclass in UIKit.
  private static func protocols(of name: String, _ types: TypeIndex) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = []
    var open = Array(types.adopted[name] ?? [])
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if DelegateMethods.all[next] != nil, !unasked.contains(next) { found.insert(next) }
      if types.protocol(named: next) != nil { open += types.adopted[next] ?? [] }
    }
    switch types.foreignAncestor(of: name) {
    case "UITableViewController": found.formUnion(["UITableViewDataSource", "UITableViewDelegate"])
    case "UICollectionViewController":
      found.formUnion(["UICollectionViewDataSource", "UICollectionViewDelegate"])
    default: break
    }
    return found
  }

  /// The protocols whose adopters nobody asks for their methods.
  private static let unasked: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  private static func selectors(
    of name: String, _ protocols: Set<String>, _ members: MemberIndex
  ) -> [String] {
    var found: Set<String> = []
    for owner in protocols {
      for method in DelegateMethods.all[owner] ?? []
      where !members.members(of: name, method.signature).isEmpty {
        found.insert(method.selector)
      }
    }
    return found.sorted()
  }

  /// The methods that UIKit's own classes implement for their subclasses.
  private static let inherited: [String: [String]] = [
    "UITableViewController": [
      "tableView:numberOfRowsInSection:", "tableView:cellForRowAt:", "numberOfSectionsIn:",
    ],
    "UICollectionViewController": [
      "collectionView:numberOfItemsInSection:", "collectionView:cellForItemAt:",
      "numberOfSectionsIn:",
    ],
  ]
}
