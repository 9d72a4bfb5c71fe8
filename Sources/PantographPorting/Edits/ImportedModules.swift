/// The modules that sources for iOS import.
package enum ImportedModules {
  /// The modules of ours that hold what those of Apple's do.
  static let ours: [String: String] = [
    "UIKit": "UIKit", "CoreGraphics": "CoreGraphics", "QuartzCore": "QuartzCore",
    "CoreFoundation": "UIKit", "ObjectiveC": "UIKit", "CoreText": "UIKit",
    "os": "UIKit", "OSLog": "UIKit",
  ]

  /// There are modules of these names here, too.
  static let others: Set<String> = ["Foundation", "Swift", "Dispatch", "XCTest", "Testing"]

  /// The modules that tests import.
  static let tests: Set<String> = ["XCTest", "Testing"]

  /// Whether a module of that name is here.
  package static func isHere(_ name: String) -> Bool {
    ours[name] != nil || others.contains(name) || name == "GestureTesting"
  }

  /// Whether a module of that name is here, or is known not to be.
  package static func knows(_ name: String) -> Bool { isHere(name) || missing[name] != nil }

  /// Whether a name is one of UIKit's, or of what it hands on beyond Foundation.
  static func isOfUIKit(_ name: String) -> Bool {
    if names.contains(name) || name.hasPrefix("objc_") { return true }
    let letters = Array(name.prefix(3))
    return letters.count == 3 && ["UI", "CA", "CG"].contains(String(letters[..<2]))
      && letters[2].isUppercase && !foundations.contains(name)
  }

  private static let foundations: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect",
  ]
  private static let names: Set<String> = [
    "autoreleasepool", "HUGE", "MAXFLOAT", "HUGE_VALF", "CFAbsoluteTimeGetCurrent",
    "CFTimeInterval",
    "mach_absolute_time", "TARGET_OS_SIMULATOR", "CADisplayLink", "NSLayoutConstraint",
  ]

  /// Not there, and what stands in. Their imports go; what uses them does not compile.
  static let missing: [String: String] = [
    "AVFoundation": "there is no sound or video: leave out what plays it",
    "AVKit": "there is no video: leave out what plays it",
    "AudioToolbox": "there is no sound: leave out what plays it",
    "Combine": "not there: observe with closures or NotificationCenter",
    "CoreData": "not there: keep values in memory or in files",
    "CoreLocation": "not there: leave out what uses it",
    "CoreMotion": "not there: leave out what uses it",
    "MapKit": "not there: show a plain view",
    "MessageUI": "not there: leave out what uses it",
    "Photos": "not there: read images from files",
    "PhotosUI": "not there: read images from files",
    "SafariServices": "not there: leave out what uses it",
    "SnapKit": "there is no Auto Layout: set frames",
    "SpriteKit": "not there: use layers",
    "StoreKit": "not there: leave out what uses it",
    "SwiftUI": "not there: views are UIKit's",
    "UserNotifications": "not there: leave out what uses it",
    "WebKit": "not there: show a plain view",
  ]
}
