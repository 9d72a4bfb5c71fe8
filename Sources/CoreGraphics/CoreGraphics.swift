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
