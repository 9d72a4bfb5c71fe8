import Foundation

/// Makes one view controller of a storyboard, with all that is in its scene.
@MainActor
final class StoryboardBuilder {
  let storyboard: UIStoryboard
  /// The objects made so far, by id.
  private(set) var objects: [String: AnyObject] = [:]
  /// The objects of the scene around what is made: it does not hold them.
  var surroundings: [String: WeakObject] = [:]
  /// Whether it makes one of many, which share what belongs to the controller.
  var isPrototype = false
  /// Done when everything is there that it may name.
  var connections: [(element: StoryboardElement, owner: AnyObject)] = []
  /// Everything that was made, in the file's order.
  private var made: [AnyObject] = []
  /// The rows of Interface Builder's "User Defined Runtime Attributes", and whose they are.
  private(set) var attributes: [(element: StoryboardElement, owner: AnyObject)] = []
  /// The objects of outlets that hold several.
  var collections: [OutletCollection] = []
  let variations = StoryboardVariations()
  weak var owner: UIViewController?

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

  func viewController(
    _ element: StoryboardElement, creator: ((NSCoder) -> UIViewController?)?
  ) throws(StoryboardError) -> UIViewController {
    let controller = try instantiate(element, creator)
    owner = controller
    controller.interface.storyboard = storyboard
    made(controller, element)
    try configure(controller, element)
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
    var whenLoaded: [() -> Void] = []
    for (connection, object) in connections {
      if let work = try connect(connection, object, controller) { whenLoaded.append(work) }
    }
    let outlets = try collectedOutlets()
    let attributes = try runtimeAttributes()
    let responders = madeResponders.filter { $0 !== controller }
    controller.interface.viewSource = StoryboardContent(view: view, variations: variations) {
      for work in attributes + whenLoaded + outlets { work() }
      for responder in responders { responder.awakeFromNib() }
    }
    controller.awakeFromNib()
    return controller
  }

  private func instantiate(
    _ element: StoryboardElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) throws(StoryboardError) -> UIViewController {
    let coder = StoryboardCoder()
    if let made = creator?(coder) { return made }
    let type = try self.type(of: element)
    guard let made = type.init(coder: coder) else {
      throw file.error("init(coder:) of \(type) made nothing", at: element)
    }
    return made
  }

  private func type(of element: StoryboardElement) throws(StoryboardError) -> UIViewController.Type
  {
    guard let base = Self.types[element.name] else {
      throw file.error("there is no kind of view controller <\(element.name)>", at: element)
    }
    guard let name = element["customClass"] else { return base }
    let module = element["customModule"]
    guard let type = InterfaceClasses.viewController(name, module: module) else {
      throw file.error(
        "there is no view controller class \(module.map { "\($0)." } ?? "")\(name); call"
          + " InterfaceClasses.register(\(name).self) first", at: element)
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

  private func configure(
    _ controller: UIViewController, _ element: StoryboardElement
  ) throws(StoryboardError) {
    controller.title = element["title"]
    if let name = element["modalPresentationStyle"] {
      controller.modalPresentationStyle = try named(
        name, InterfaceNames.presentationStyles, "presentation style", element)
    }
    if let name = element["modalTransitionStyle"] {
      controller.modalTransitionStyle = try named(
        name, InterfaceNames.transitionStyles, "transition style", element)
    }
    if let flag = element.flag("definesPresentationContext") {
      controller.definesPresentationContext = flag
    }
    if let flag = element.flag("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = flag
    }
    if let flag = element.flag("modalInPresentation") { controller.isModalInPresentation = flag }
    if let size = element.child(key: "freeformSize") ?? element.child(key: "preferredContentSize"),
      let width = size.number(.width), let height = size.number(.height),
      size["key"] == "preferredContentSize"
    {
      controller.preferredContentSize = CGSize(width: width, height: height)
    }
    if let item = element.child("navigationItem") { addNavigationItem(item, to: controller) }
    if let item = element.child("tabBarItem") {
      // Set as a whole: a navigation controller has its first page's where it has none of its own.
      let system = item["systemItem"].flatMap { InterfaceNames.systemTabs[$0] }
      let own =
        system.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
        ?? UITabBarItem(title: item["title"], image: Self.image(item, "image"), tag: 0)
      if let image = Self.image(item, "selectedImage") { own.selectedImage = image }
      if let tag = item.integer(.tag) { own.tag = tag }
      own.badgeValue = item["badgeValue"]
      controller.tabBarItem = own
      made(controller.tabBarItem, item)
    }
  }

  private func addNavigationItem(_ element: StoryboardElement, to controller: UIViewController) {
    let item = controller.navigationItem
    if let title = element["title"] { item.title = title }
    if let prompt = element["prompt"] { item.prompt = prompt }
    made(item, element)
    for child in element.children where child.name == "barButtonItem" {
      let button = barButtonItem(child)
      switch child["key"] {
      case "leftBarButtonItem": item.leftBarButtonItem = button
      case "rightBarButtonItem": item.rightBarButtonItem = button
      case "backBarButtonItem": item.backBarButtonItem = button
      default: break
      }
    }
    for list in element.children {
      let buttons = list.children.filter { $0.name == "barButtonItem" }
      guard !buttons.isEmpty else { continue }
      if list["key"] == "leftBarButtonItems" {
        item.leftBarButtonItems = buttons.map(barButtonItem)
      }
      if list["key"] == "rightBarButtonItems" {
        item.rightBarButtonItems = buttons.map(barButtonItem)
      }
    }
  }

  private func barButtonItem(_ element: StoryboardElement) -> UIBarButtonItem {
    let system = element["systemItem"].flatMap { InterfaceNames.systemItems[$0] }
    let button = system.map { UIBarButtonItem(barButtonSystemItem: $0) } ?? UIBarButtonItem()
    if let title = element["title"] { button.title = title }
    if let image = Self.image(element, "image") { button.image = image }
    if let flag = element.flag("enabled") { button.isEnabled = flag }
    if let tag = element.integer(.tag) { button.tag = tag }
    made(button, element)
    return button
  }

  /// The value of a name; an error that says what there is.
  func named<Value>(
    _ name: String, _ values: [String: Value], _ what: String, _ element: StoryboardElement
  ) throws(StoryboardError) -> Value {
    if let value = values[name] { return value }
    throw file.error(
      "there is no \(what) \"\(name)\"; there are \(values.keys.sorted().joined(separator: ", "))",
      at: element)
  }
}

/// Handed to `init(coder:)`, which finds nothing in it: a storyboard sets what it says afterwards.
final class StoryboardCoder: NSCoder {}

/// An object that is held by others.
struct WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
