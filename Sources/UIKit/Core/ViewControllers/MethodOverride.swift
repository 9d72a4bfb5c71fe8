/// A check whether a class overrides a method of its base class.
///
/// Swift has no function for that. But a class has the methods of its superclass in the same
/// order, each as an address. So two classes that differ in one method differ in one word.
@MainActor
struct MethodOverride {
  private let slot: Int?
  private let base: AnyClass

  static let show = controllers(by: ShowProbe.self)
  static let showDetail = controllers(by: ShowDetailProbe.self)

  private static func controllers(by probe: UIViewController.Type) -> MethodOverride {
    MethodOverride(of: UIViewController.self, plain: PlainProbe.self, by: probe)
  }

  /// Finds the method's place in the class.
  ///
  /// - Parameters:
  ///   - base: The class that declares the method.
  ///   - plain: A subclass that overrides nothing.
  ///   - probe: A subclass that overrides that method and nothing else.
  init(of base: AnyClass, plain: AnyClass, by probe: AnyClass) {
    self.base = base
    slot = (Self.header..<Self.words(of: base)).first { index in
      Self.word(index, of: base) == Self.word(index, of: plain)
        && Self.word(index, of: base) != Self.word(index, of: probe)
    }
  }

  /// Whether the method's place in the class is known.
  var isFound: Bool { slot != nil }

  func isMade(by type: AnyClass) -> Bool {
    slot.map { Self.word($0, of: type) != Self.word($0, of: base) } ?? false
  }

  // The layout of a class is part of Swift's ABI: kind, superclass, flags and address point, sizes, class
  // size and address point, description, destroyer, then fields and methods from the root class down.
  private static let header = 7
  private static let sizeOffset = 32

  private static func word(_ index: Int, of type: AnyClass) -> UInt {
    pointer(to: type).load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
  }

  private static func words(of type: AnyClass) -> Int {
    // Both fields of a class's metadata have 4 bytes.
    let (size, addressPoint) = (
      pointer(to: type).load(fromByteOffset: sizeOffset, as: UInt32.self),
      pointer(to: type).load(fromByteOffset: sizeOffset + 4, as: UInt32.self)
    )
    return Int(size - addressPoint) / MemoryLayout<UInt>.size
  }

  private static func pointer(to type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}

private class PlainProbe: UIViewController {}

private final class ShowProbe: UIViewController {
  override func show(_ vc: UIViewController, sender: Any?) {}
}

private final class ShowDetailProbe: UIViewController {
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
}
