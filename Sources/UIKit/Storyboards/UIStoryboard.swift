import Foundation

/// The view controllers and segues that Interface Builder saved in a file.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let file: StoryboardFile
  /// The folder that is searched for referenced storyboards.
  private let folder: URL
  private var references: [String: UIStoryboard] = [:]
  /// The number of view controllers that are being created inside one another.
  private static var nesting = 0
  private static let deepest = 64
  /// The numbers of view controllers and views created since the outermost one began.
  private static var made = (controllers: 0, views: 0)
  /// The maximum numbers of view controllers and views that one creation may make. View controllers
  /// that each embed several others multiply with every level.
  private static let most = (controllers: 1000, views: 100_000)
  /// Whether unknown names, such as a missing class, are errors. Otherwise a warning is printed and
  /// Interface Builder's default is used, as on iOS.
  static var isStrict = false

  /// Reads a storyboard file.
  public init(contentsOf url: URL) throws(StoryboardError) {
    folder = url.deletingLastPathComponent()
    file = try StoryboardFile(Self.data(of: url), name: url.lastPathComponent)
  }

  /// Creates a storyboard for a nib file.
  init(nib: StoryboardFile) {
    folder = URL(fileURLWithPath: "/")
    file = nib
  }

  static func data(of url: URL) throws(StoryboardError) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw StoryboardError(
        "cannot be read: \(error.localizedDescription)", file: url.path, line: nil)
    }
  }

  /// Loads `name.storyboard` from a bundle's resources. The file must exist.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let url = ResourceFiles.storyboard(name, in: bundle) else {
      Misuse.stop(
        "there is no \(name).storyboard among the resources of \(bundle.bundlePath): add it to the"
          + " target's resources, or read it with UIStoryboard(contentsOf:)")
    }
    do throws(StoryboardError) {
      try self.init(contentsOf: url)
    } catch {
      Misuse.refuse("\(error)")
    }
  }

  open override nonisolated var description: String {
    ObjectText.of(self) { "UIStoryboard \(file.name)" }
  }

  /// Creates the initial view controller; nil if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = file.initialID else { return nil }
    return unwrap { () throws(StoryboardError) in try viewController(id: id, from: nil) }
  }

  /// Creates the initial view controller with `creator`, or without it if the closure returns nil.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let id = file.initialID else { return nil }
    let made = unwrap { () throws(StoryboardError) in
      try viewController(id: id, from: nil) { creator?($0) }
    }
    guard let controller = made as? Controller else {
      Misuse.stop(
        "the initial view controller of \(file.name) is a \(type(of: made)), not a"
          + " \(Controller.self)")
    }
    return controller
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    requireIdentifier(identifier)
    return unwrap { () throws(StoryboardError) in
      try viewController(identifier: identifier, from: nil)
    }
  }

  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    requireIdentifier(identifier)
    let made = unwrap { () throws(StoryboardError) in
      try viewController(identifier: identifier, from: nil) { creator?($0) }
    }
    guard let controller = made as? Controller else {
      Misuse.stop(
        "\"\(identifier)\" in \(file.name) is a \(type(of: made)), not a \(Controller.self)")
    }
    return controller
  }

  /// Creates a view controller, or throws an error that describes the problem.
  public func makeViewController(
    withIdentifier identifier: String
  ) throws(StoryboardError) -> UIViewController {
    try strictly { () throws(StoryboardError) in
      try viewController(identifier: identifier, from: nil)
    }
  }

  /// Creates the initial view controller, or throws an error that describes the problem.
  public func makeInitialViewController() throws(StoryboardError) -> UIViewController? {
    guard let id = file.initialID else { return nil }
    return try strictly { () throws(StoryboardError) in try viewController(id: id, from: nil) }
  }

  private func strictly<Value>(
    _ make: () throws(StoryboardError) -> Value
  ) throws(StoryboardError) -> Value {
    let wasStrict = Self.isStrict
    Self.isStrict = true
    defer { Self.isStrict = wasStrict }
    return try make()
  }

  func viewController(
    identifier: String, from element: StoryboardElement?,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(StoryboardError) -> UIViewController {
    guard let id = file.identifiers[identifier]?.id else {
      throw missingIdentifier(identifier, from: element)
    }
    return try viewController(id: id, from: element, creator: creator)
  }

  func viewController(
    id: String, from element: StoryboardElement?,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws(StoryboardError) -> UIViewController {
    guard let found = file.element(id) else {
      throw file.error("there is no object with the id \(id)", at: element)
    }
    guard Self.nesting < Self.deepest else {
      throw file.error("view controllers contain one another here without end", at: found)
    }
    if Self.nesting == 0 { Self.made = (0, 0) }
    Self.made.controllers += 1
    guard Self.made.controllers <= Self.most.controllers else {
      throw file.error(
        "more than \(Self.most.controllers) view controllers stand within one another here",
        at: found)
    }
    Self.nesting += 1
    defer { Self.nesting -= 1 }
    if found.name == "viewControllerPlaceholder" {
      return try referenced(by: found, creator: creator)
    }
    return try StoryboardBuilder(self).viewController(found, creator: creator)
  }

  /// Counts a view that is created as a part of a view controller, and throws beyond the maximum.
  func countView(_ element: StoryboardElement) throws(StoryboardError) {
    guard Self.nesting > 0 else { return }
    Self.made.views += 1
    guard Self.made.views <= Self.most.views else {
      throw file.error(
        "more than \(Self.most.views) views stand within one another here", at: element)
    }
  }

  /// Creates the view controller that a storyboard reference leads to.
  private func referenced(
    by placeholder: StoryboardElement, creator: ((NSCoder) -> UIViewController?)?
  ) throws(StoryboardError) -> UIViewController {
    guard let name = placeholder["storyboardName"] else {
      throw file.error("this reference names no storyboard", at: placeholder)
    }
    guard !name.contains("/") else {
      throw file.error(
        "this refers to \(name).storyboard, which is a path; a name was expected", at: placeholder)
    }
    let storyboard: UIStoryboard
    if let known = references[name] {
      storyboard = known
    } else {
      guard let url = neighbor(name) else {
        throw file.error(
          "this refers to \(name).storyboard, which is not beside \(file.name)", at: placeholder)
      }
      storyboard = try UIStoryboard(contentsOf: url)
      references[name] = storyboard
    }
    if let identifier = placeholder["referencedIdentifier"] {
      return try storyboard.viewController(identifier: identifier, from: nil, creator: creator)
    }
    guard let initialID = storyboard.file.initialID else {
      throw file.error(
        "this refers to \(name).storyboard as a whole, which has no initial view controller",
        at: placeholder)
    }
    return try storyboard.viewController(id: initialID, from: nil, creator: creator)
  }

  /// Returns the storyboard with the name: beside this one, or in a language folder beside or
  /// around this one.
  private func neighbor(_ name: String) -> URL? {
    var folders = [folder]
    let parent = folder.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folders.append(parent) }
    let around = folder.pathExtension == "lproj" ? parent : folder
    let inside = try? FileManager.default.contentsOfDirectory(
      at: around, includingPropertiesForKeys: nil)
    let languages = (inside ?? []).filter { $0.pathExtension == "lproj" }
      .sorted { $0.path < $1.path }
    folders += languages.filter { $0.lastPathComponent == "Base.lproj" }
    folders += languages.filter { $0.lastPathComponent != "Base.lproj" }
    return folders.lazy.map { $0.appendingPathComponent("\(name).storyboard") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func missingIdentifier(
    _ identifier: String, from element: StoryboardElement?
  ) -> StoryboardError {
    let names = file.identifiers.keys.sorted().joined(separator: ", ")
    return file.error(
      "there is no view controller with the identifier \"\(identifier)\""
        + (names.isEmpty ? "" : "; there are \(names)"), at: element)
  }

  /// Stops the process at an identifier that the file does not contain: the fault is the code's.
  private func requireIdentifier(_ identifier: String) {
    if file.identifiers[identifier]?.id == nil {
      Misuse.stop("\(missingIdentifier(identifier, from: nil))")
    }
  }

  /// Returns the value, or ends the process with a message: the fault is the file's.
  private func unwrap<Value>(_ make: () throws(StoryboardError) -> Value) -> Value {
    do throws(StoryboardError) {
      return try make()
    } catch {
      Misuse.refuse("\(error)")
    }
  }
}
