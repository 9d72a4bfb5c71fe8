// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation
// Foundation declares points, sizes and rectangles on Linux. `import CoreGraphics` alone provides
// them, as on iOS.
@_exported import Foundation

/// Bytes of Core Foundation.
public typealias CFData = NSData
/// A URL of Core Foundation.
public typealias CFURL = NSURL
/// A dictionary of Core Foundation.
public typealias CFDictionary = NSDictionary
/// An object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// An error of Core Foundation.
public typealias CFError = NSError
/// A Boolean of Core Foundation.
public typealias CFBoolean = NSNumber

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

// The keys of a bundle's Info.plist.
public var kCFBundleVersionKey: CFString! { NSString(string: "CFBundleVersion") }
public var kCFBundleNameKey: CFString! { NSString(string: "CFBundleName") }
public var kCFBundleIdentifierKey: CFString! { NSString(string: "CFBundleIdentifier") }
public var kCFBundleExecutableKey: CFString! { NSString(string: "CFBundleExecutable") }
public var kCFBundleLocalizationsKey: CFString! { NSString(string: "CFBundleLocalizations") }
public var kCFBundleDevelopmentRegionKey: CFString! {
  NSString(string: "CFBundleDevelopmentRegion")
}
public var kCFBundleInfoDictionaryVersionKey: CFString! {
  NSString(string: "CFBundleInfoDictionaryVersion")
}

/// Returns the error's description.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
  NSString(string: err.localizedDescription)
}

public func CFErrorGetCode(_ err: CFError!) -> Int { err.code }
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { NSString(string: err.domain) }
