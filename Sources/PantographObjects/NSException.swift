import Foundation

/// An exception of Objective-C. Nothing catches one here: `raise()` ends the program with its reason.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  /// The reason, as a sentence; nil for none.
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Ends the program with the name and the reason.
  open func raise() { Misuse.stop("\(name.rawValue): \(reason ?? "no reason was given")") }

  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer)
  {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  open override var description: String { reason ?? name.rawValue }
}

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The name of an exception that has no better one.
  public static let genericException = NSExceptionName("NSGenericException")
  /// The name of an exception for an index outside of its range.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// The name of an exception for an argument that is not allowed.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
}
