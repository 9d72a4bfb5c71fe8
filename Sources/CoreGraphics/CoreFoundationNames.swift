import Foundation

/// Bytes of Core Foundation.
public typealias CFData = NSData
/// A URL of Core Foundation.
public typealias CFURL = NSURL
/// A dictionary of Core Foundation.
public typealias CFDictionary = NSDictionary
