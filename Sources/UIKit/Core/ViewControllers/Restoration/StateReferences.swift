import Foundation

/// Replaces view controllers and storyboards in an archive of state by references, as they cannot
/// be encoded themselves.
final class StateReferences: NSObject, NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate {
  /// The restored view controllers by their paths, to which references lead.
  nonisolated(unsafe) var found: [[String]: UIViewController] = [:]
  /// The storyboards that references lead to, by their numbers.
  nonisolated(unsafe) private static var storyboards: [UIStoryboard] = []

  @MainActor func unarchiver(_ data: Data) -> NSKeyedUnarchiver? {
    guard let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    coder.requiresSecureCoding = false
    // A key without a value is no reason to end the program.
    coder.decodingFailurePolicy = .setErrorAndReturn
    coder.delegate = self
    return coder
  }

  func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
    if let controller = object as? UIViewController {
      // A reference without a path is read as nothing. Foundation's archiver cannot write nil here.
      let path = MainActor.assumeIsolated { controller.restorationPath } ?? []
      return StateReference(path.joined(separator: "/"))
    }
    guard let storyboard = object as? UIStoryboard else { return object }
    let known = Self.storyboards.firstIndex { $0 === storyboard }
    if known == nil { Self.storyboards.append(storyboard) }
    return StateReference("#\(known ?? Self.storyboards.count - 1)")
  }

  func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
    guard let reference = object as? StateReference else { return object }
    guard reference.name.hasPrefix("#") else {
      return found[reference.name.split(separator: "/").map(String.init)]
    }
    let number = Int(reference.name.dropFirst()) ?? -1
    return Self.storyboards.indices.contains(number) ? Self.storyboards[number] : nil
  }

  func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
  func archiver(
    _ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?
  ) {}
  func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
  func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
  func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
    originalClasses classNames: [String]
  ) -> AnyClass? { nil }
  func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
  func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
  func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}

/// The name of an object in an archive: a path of identifiers, or the number of a storyboard.
final class StateReference: NSObject, NSCoding {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: "name") as? String else { return nil }
    self.name = name
    super.init()
  }

  func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }
}

extension UIViewController {
  /// The identifiers from the root down to this view controller; nil if one of them has none.
  var restorationPath: [String]? {
    var path: [String] = []
    var controller: UIViewController? = self
    while let current = controller {
      guard let identifier = current.restorationIdentifier else { return nil }
      path.insert(identifier, at: 0)
      controller = current.parent ?? current.presentingViewController
    }
    return path
  }
}
