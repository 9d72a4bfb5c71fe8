import Foundation

/// A nib: views that Interface Builder saved in a file of their own.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let storyboard: UIStoryboard

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Loads `name.xib` from a bundle's resources. The file must exist.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    guard let url = ResourceFiles.nib(name, in: bundle) else {
      Misuse.stop(
        "there is no \(name).xib among the resources of \(bundle.bundlePath): add it to the target's"
          + " resources")
    }
    do throws(StoryboardError) {
      try self.init(contentsOf: url)
    } catch {
      Misuse.refuse("\(error)")
    }
  }

  /// Reads a nib file.
  public init(contentsOf url: URL) throws(StoryboardError) {
    let file = try StoryboardFile(
      UIStoryboard.data(of: url), name: url.lastPathComponent, as: .nib)
    storyboard = UIStoryboard(nib: file)
  }

  public override nonisolated var description: String {
    ObjectText.of(self) { "UINib \(storyboard.file.name)" }
  }

  /// Reads a nib from the contents of its XML file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do throws(StoryboardError) {
      storyboard = UIStoryboard(nib: try StoryboardFile(data, name: "data", as: .nib))
    } catch {
      Misuse.refuse("\(error)")
    }
  }

  /// Creates new objects from the nib, and connects the owner's outlets.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    do throws(StoryboardError) {
      return try makeObjects(withOwner: ownerOrNil)
    } catch {
      Misuse.refuse("\(error)")
    }
  }

  /// Creates new objects as `instantiate` does, or throws an error that describes the problem.
  public func makeObjects(withOwner ownerOrNil: Any?) throws(StoryboardError) -> [Any] {
    try StoryboardBuilder(storyboard).objects(for: ownerOrNil as? UIResponder)
  }

  /// Creates the objects of the nib and returns the first one of the type. There must be one.
  func first<Object>() throws -> Object {
    let objects = try StoryboardBuilder(storyboard).objects(for: nil)
    guard let first = objects.lazy.compactMap({ $0 as? Object }).first else {
      Misuse.stop("there is no \(Object.self) in \(storyboard.file.name)")
    }
    return first
  }
}

extension Bundle {
  /// Creates the objects of `name.xib`, and connects the owner's outlets.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension StoryboardBuilder {
  /// Creates all top-level objects of a nib.
  func objects(for owner: UIResponder?) throws(StoryboardError) -> [AnyObject] {
    let elements = storyboard.file.nibObjects
    if let placeholder = elements.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }),
      let owner
    {
      made(owner, placeholder)
    }
    var top: [AnyObject] = []
    for element in elements where element.name != "placeholder" {
      if Self.recognizers[element.name] != nil {
        try makeRecognizer(element)
      } else if element.name == "tableViewCell" {
        top.append(try makeCell(element))
      } else if Self.types[element.name] != nil {
        top.append(try StoryboardBuilder(storyboard).viewController(element, creator: nil))
      } else if element.name == "customObject" {
        try makeCustomObject(element)
        top += held.suffix(1)
      } else if element.name == "barButtonItem" {
        top.append(try barButtonItem(element))
      } else {
        top.append(try makeView(element))
      }
    }
    for element in elements {
      try makeConstraints(in: element)
      if let content = element.child(key: "contentView") { try makeConstraints(in: content) }
    }
    try connectObjects(to: owner)
    return top
  }

  private func connectObjects(to owner: UIResponder?) throws(StoryboardError) {
    // Connections need a view controller. An owner that is none is replaced by a temporary one.
    let controller = owner as? UIViewController ?? UIViewController()
    var work: [() -> Void] = []
    for (connection, object) in connections {
      if connection["property"] == "view", object === controller,
        let id = connection["destination"],
        let view = self.object(id) as? UIView
      {
        controller.view = view
        continue
      }
      if let later = try connect(connection, object, controller) { work.append(later) }
    }
    for later in try runtimeAttributes() + work + collectedOutlets() { later() }
    for responder in madeResponders where responder !== owner { responder.awakeFromNib() }
    for constraint in ownConstraints { constraint.awakeFromNib() }
    for object in awakened { object.awakeFromNib() }
  }
}
