/// A member that an extension adds to a type of UIKit, with the members of classes that override
/// it.
struct ForeignOverride {
  let base: DeclaredMember
  /// The overriding members, those of the most derived classes first.
  let members: [DeclaredMember]
  let byOwner: [String: DeclaredMember]

  init(base: DeclaredMember, members: [DeclaredMember]) {
    (self.base, self.members) = (base, members)
    byOwner = Dictionary(members.map { ($0.owner, $0) }) { first, _ in first }
  }

  /// Returns the name of the protocol that a private class of another file adopts, so that the
  /// extension can test for it.
  func bridge(of member: DeclaredMember) -> String {
    let file = member.path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return "\(member.extensionName)Of" + file.filter { $0.isLetter || $0.isNumber }
  }
}

/// Members of extensions that override others or are overridden. Only the Objective-C runtime makes
/// this possible.
struct OverrideFacts {
  /// The members that the class itself must declare.
  private(set) var hoisted: [DeclaredMember] = []
  private(set) var hoistedOfOwners: [String: [DeclaredMember]] = [:]
  /// The members that extensions add to types of UIKit and that classes override.
  private(set) var foreign: [ForeignOverride] = []
  /// The overrides, in extensions of UIKit's classes, of members that UIKit's classes declare. On iOS such a member
  /// replaces UIKit's own; Swift without Objective-C cannot replace it.
  private(set) var replacements: [DeclaredMember] = []

  init() {}

  init(_ members: MemberIndex, _ types: TypeIndex) {
    let bySignature = Dictionary(grouping: members.overrides, by: \.signature)
    var overridden: [String: Set<String>] = [:]
    var taken: Set<String> = []
    for base in members.all where Self.isForeignBase(base, types) {
      guard let overrides = bySignature[base.signature],
        taken.insert("\(base.owner) \(base.signature)").inserted
      else { continue }
      let found = overrides.filter { Self.replaces($0, foreign: base, types) }
      guard !found.isEmpty else { continue }
      foreign.append(
        ForeignOverride(
          base: base,
          members: found.sorted { Self.isBefore($0, $1, types) }))
    }
    let dispatched = Set(
      foreign.lazy.flatMap(\.members).filter(\.isInExtension).map { Place($0) })
    replacements = members.overrides.filter {
      $0.isInExtension && !dispatched.contains(Place($0))
        && (!types.isClass($0.owner) || Self.ofRuntime.contains($0.signature))
    }
    for (signature, overrides) in bySignature {
      overridden[signature] = types.allAncestors(of: Set(overrides.map(\.owner)))
    }
    hoisted = members.all.filter { member in
      guard member.isInExtension, types.isClass(member.owner), !dispatched.contains(Place(member)),
        !Self.ofRuntime.contains(member.signature)
      else { return false }
      return member.isOverride || overridden[member.signature]?.contains(member.owner) == true
    }
    hoistedOfOwners = Dictionary(grouping: hoisted, by: \.owner).mapValues { members in
      var known: Set<String> = []
      return members.filter { known.insert($0.forwarding ?? "").inserted }
    }
  }

  /// The methods by which the Objective-C runtime asks objects, and that no class can override here.
  private static let ofRuntime: Set<String> = [
    "isKind(of:)", "isMember(of:)", "forwardingTarget(for:)",
  ]

  private struct Place: Hashable {
    let path: String
    let index: Int

    init(_ member: DeclaredMember) { (path, index) = (member.path, member.nameIndex) }
  }

  private static func isForeignBase(_ base: DeclaredMember, _ types: TypeIndex) -> Bool {
    base.isInExtension && !base.isPrivate && !base.isOverride && base.forwarding != nil
      && !types.isClass(base.owner)
  }

  /// Returns whether a class's member overrides one that an extension adds to a type outside the
  /// sources.
  private static func replaces(
    _ member: DeclaredMember, foreign base: DeclaredMember, _ types: TypeIndex
  ) -> Bool {
    guard types.isClass(member.owner) else {
      return member.isInExtension && isAncestor(base.owner, of: member.owner)
    }
    guard let ancestor = types.foreignAncestor(of: member.owner) else { return false }
    return ancestor == base.owner || isAncestor(base.owner, of: ancestor)
  }

  /// Returns whether the test for one member's class must come before the test for the other's. A
  /// subclass comes before its superclass, and a class of the sources before one of UIKit.
  private static func isBefore(
    _ member: DeclaredMember, _ other: DeclaredMember, _ types: TypeIndex
  ) -> Bool {
    let areClasses = (types.isClass(member.owner), types.isClass(other.owner))
    if areClasses.0 != areClasses.1 { return areClasses.0 }
    if areClasses.0 { return types.depth(of: member.owner) > types.depth(of: other.owner) }
    let levels = (level(of: member.owner), level(of: other.owner))
    return levels.0 == levels.1 ? member.owner < other.owner : levels.0 > levels.1
  }

  /// Returns the approximate depth of a UIKit class in the class hierarchy; `NSObject` has depth 0.
  private static func level(of name: String) -> Int {
    switch name {
    case "NSObject": 0
    case "UIResponder", "CALayer", "UIGestureRecognizer": 1
    case "UIView", "UIViewController": 2
    case "UIControl", "UIScrollView", "UICollectionReusableView": 3
    default: 4
    }
  }

  /// Returns whether a class of UIKit is a subclass of another, as far as its name shows.
  private static func isAncestor(_ base: String, of name: String) -> Bool {
    switch base {
    case "NSObject": true
    case "UIResponder": name.hasPrefix("UI")
    case "UIViewController": name.hasSuffix("Controller")
    case "UIView", "UIControl":
      name.hasPrefix("UI") && !name.hasSuffix("Controller") || name.hasSuffix("View")
    case "UIScrollView": ["UITableView", "UICollectionView", "UITextView"].contains(name)
    case "UICollectionReusableView":
      name == "UICollectionViewCell" || name == "UICollectionViewListCell"
    case "CALayer": name.hasPrefix("CA") && name.hasSuffix("Layer")
    case "UIGestureRecognizer": name.hasSuffix("GestureRecognizer")
    default: false
    }
  }
}
