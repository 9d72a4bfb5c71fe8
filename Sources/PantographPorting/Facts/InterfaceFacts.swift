/// The members of all sources that storyboards and selectors reach by name.
struct InterfaceFacts {
  var actions: [ActionFacts] = []
  /// The methods that create the destinations of segues.
  var segueActions: [ActionFacts] = []
  var outlets: [PropertyFacts] = []
  var inspectables: [PropertyFacts] = []
  /// Whether the sources read the names of a control's actions.
  var readsActionNames = false
  private(set) var actionsOfOwners: [String: [ActionFacts]] = [:]
  private(set) var ownersWithActionsAbove: Set<String> = []
  private(set) var outletsOfOwners: [String: [PropertyFacts]] = [:]
  private(set) var ownersWithOutletsAbove: Set<String> = []

  /// Lists the members by their owners, with further actions that code names by a selector.
  mutating func list(further: [ActionFacts], _ types: TypeIndex) {
    var known = Set(actions.map { "\($0.owner) \($0.selector)" })
    for action in further where known.insert("\(action.owner) \(action.selector)").inserted {
      actions.append(action)
    }
    // Several copies of a class list each action only once.
    var listed: Set<String> = []
    actions = actions.filter {
      listed.insert("\($0.owner) \($0.selector) \($0.isPrivate) \($0.isPrivate ? $0.path : "")")
        .inserted
    }
    outlets = Self.once(outlets)
    inspectables = Self.once(inspectables)
    actionsOfOwners = Dictionary(grouping: actions, by: \.owner)
    ownersWithActionsAbove = types.descendants(of: Set(actionsOfOwners.keys))
    outletsOfOwners = Dictionary(grouping: outlets + inspectables, by: \.owner)
    ownersWithOutletsAbove = types.descendants(of: Set(outletsOfOwners.keys))
  }

  private static func once(_ properties: [PropertyFacts]) -> [PropertyFacts] {
    var known: Set<String> = []
    return properties.filter { known.insert("\($0.owner) \($0.name)").inserted }
  }
}
