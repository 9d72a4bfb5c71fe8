import Foundation

/// Creates one view controller of a storyboard, with all objects of its scene.
@MainActor
final class StoryboardBuilder {
  let storyboard: UIStoryboard
  /// The objects created so far, by their ids.
  private(set) var objects: [String: AnyObject] = [:]
  /// The objects of the surrounding scene, held weakly.
  var surroundings: [String: WeakObject] = [:]
  /// Whether this builder creates one of many copies of a prototype. The copies share the
  /// controller's segues.
  var isPrototype = false
  /// The connections. They are made after all objects that they refer to exist.
  var connections: [(element: StoryboardElement, owner: AnyObject)] = []
  /// All created objects, in the order of the file.
  private var made: [AnyObject] = []
  /// The "User Defined Runtime Attributes" of Interface Builder, with their objects.
  private(set) var attributes: [(element: StoryboardElement, owner: AnyObject)] = []
  /// The outlet collections found so far.
  var collections: [OutletCollection] = []
  let variations = StoryboardVariations()
  /// The size of the view whose subviews are created.
  var room = CGSize.zero
  weak var owner: UIViewController?
  /// The objects of the scene that no other object retains.
  var held: [AnyObject] = []
  /// The constraints of the program's own classes.
  var ownConstraints: [NSLayoutConstraint] = []

  init(_ storyboard: UIStoryboard) {
    self.storyboard = storyboard
  }

  var file: StoryboardFile { storyboard.file }

  var weakObjects: [String: WeakObject] {
    var all = surroundings
    for (id, object) in objects { all[id] = WeakObject(object) }
    return all
  }

  func object(_ id: String) -> AnyObject? { objects[id] ?? surroundings[id]?.object }

  /// The objects that are no responders and are called when everything is loaded.
  var awakened: [any InterfaceAwakening] {
    made.compactMap { $0 as? any InterfaceAwakening }
  }

  var madeResponders: [UIResponder] { made.compactMap { $0 as? UIResponder } }

  func made(_ object: AnyObject, _ element: StoryboardElement) {
    made.append(object)
    if let id = element.id { objects[id] = object }
    if let list = element.child("userDefinedRuntimeAttributes") {
      attributes += list.children.map { ($0, object) }
    }
    if let connections = element.child("connections") {
      self.connections += connections.children.map { ($0, object) }
    }
  }

  /// Makes an object take the place of a decoded one. The decoded one is awakened no more.
  func replace(_ object: AnyObject, by other: AnyObject, _ element: StoryboardElement) {
    made.removeAll { $0 === object }
    if let id = element.id { objects[id] = other }
    attributes = attributes.map { ($0, $1 === object ? other : $1) }
    connections = connections.map { ($0, $1 === object ? other : $1) }
  }

  func viewController(
    _ element: StoryboardElement, creator: ((NSCoder) -> UIViewController?)?
  ) throws(StoryboardError) -> UIViewController {
    let controller = try instantiate(element, creator)
    let view = try element.child(key: "view").map { element throws(StoryboardError) in
      try makeView(element)
    }
    if let view {
      for guide in element.child("layoutGuides")?.children ?? [] {
        made(view.barGuide(guide["type"] == "bottom" ? .bottom : .top), guide)
      }
    }
    if let element = element.child(key: "view") { try makeConstraints(in: element) }
    for object in file.objects(around: element) where Self.recognizers[object.name] != nil {
      try makeRecognizer(object)
    }
    try makeLooseObjects(around: element)
    var whenLoaded: [() -> Void] = []
    var atOnce: [() -> Void] = []
    for (connection, object) in connections {
      guard let work = try connect(connection, object, controller) else { continue }
      if object !== controller, isOutsideOfView(object, connection) {
        atOnce.append(work)
      } else {
        whenLoaded.append(work)
      }
    }
    let outlets = try collectedOutlets()
    let attributes = try runtimeAttributes()
    let responders = madeResponders.filter { $0 !== controller }
    controller.interface.heldObjects = held
    let (ownConstraints, awakened) = (ownConstraints, awakened)
    controller.interface.viewSource = StoryboardContent(view: view, variations: variations) {
      for work in attributes + whenLoaded + outlets { work() }
      for responder in responders { responder.awakeFromNib() }
      for constraint in ownConstraints { constraint.awakeFromNib() }
      for object in awakened { object.awakeFromNib() }
    }
    for work in atOnce { work() }
    controller.awakeFromNib()
    return controller
  }

  /// Returns whether a connection leads from an item or another object of the scene to an object
  /// that is not in the controller's view either. On iOS such objects are connected before the view
  /// is loaded.
  private func isOutsideOfView(_ object: AnyObject, _ connection: StoryboardElement) -> Bool {
    let target = connection["destination"].flatMap(self.object)
    return [object, target].allSatisfy {
      !($0 is UIView || $0 is UIGestureRecognizer || $0 is NSLayoutConstraint
        || $0 is UILayoutGuide)
    }
  }

  /// Creates the view controller with its `init(coder:)`. Its properties, including a container's
  /// initial children, are set before the rest of the class's own initializer runs.
  private func instantiate(
    _ element: StoryboardElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) throws(StoryboardError) -> UIViewController {
    var problem: StoryboardError?
    let coder = InterfaceCoder(early: earlyValues(of: element)) { object in
      guard let controller = object as? UIViewController else { return }
      do throws(StoryboardError) {
        try self.decode(controller, element)
      } catch {
        problem = error
      }
    }
    var made = creator?(coder)
    if made == nil { made = try type(of: element).init(coder: coder) }
    guard let made else {
      throw file.error(
        "init(coder:) of \(element["customClass"] ?? element.name) made nothing", at: element)
    }
    coder.finish(made)
    if let problem { throw problem }
    return made
  }

  private func decode(
    _ controller: UIViewController, _ element: StoryboardElement
  ) throws(StoryboardError) {
    owner = controller
    controller.interface.storyboard = storyboard
    made(controller, element)
    try configure(controller, element)
    for child in element.child("connections")?.children ?? []
    where child.name == "segue" && child["kind"] == "relationship" {
      try relate(child, to: controller)
    }
  }

  private func type(of element: StoryboardElement) throws(StoryboardError) -> UIViewController.Type
  {
    if Self.types[element.name] == nil {
      try complain("there is no kind of view controller <\(element.name)>", at: element)
    }
    let base = Self.types[element.name] ?? UIViewController.self
    guard let name = element["customClass"] else { return base }
    let module = element["customModule"]
    guard let type = InterfaceClasses.viewController(name, module: module) else {
      try complain(
        "there is no view controller class \(module.map { "\($0)." } ?? "")\(name); call"
          + " InterfaceClasses.register(\(name).self) first", at: element)
      return base
    }
    guard isKind(type, of: base) else {
      throw file.error("\(name) is no \(base), as <\(element.name)> has to be", at: element)
    }
    return type
  }

  private func isKind(_ type: UIViewController.Type, of base: UIViewController.Type) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      if current == base { return true }
      next = (current as? UIViewController.Type).flatMap { _getSuperclass($0) }
    }
    return false
  }

  static let types: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
  ]

  /// Reports a name without a meaning: throws in strict mode, warns otherwise. After a warning the
  /// caller uses Interface Builder's default.
  func complain(_ message: String, at element: StoryboardElement) throws(StoryboardError) {
    let error = file.error(message, at: element)
    if UIStoryboard.isStrict { throw error }
    Misuse.warn("\(error)")
  }

  /// Returns the value of a name, whose first letter may be a capital. The error for an unknown
  /// name lists the known ones.
  func named<Value>(
    _ name: String, _ values: [String: Value], _ what: String, _ element: StoryboardElement
  ) throws(StoryboardError) -> Value {
    if let value = values[name] ?? values[name.prefix(1).lowercased() + name.dropFirst()] {
      return value
    }
    throw file.error(
      "there is no \(what) \"\(name)\"; there are \(values.keys.sorted().joined(separator: ", "))",
      at: element)
  }
}

/// A weak reference to an object.
struct WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
