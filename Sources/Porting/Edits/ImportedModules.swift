/// The modules that sources for iOS import.
enum ImportedModules {
  /// The modules of ours that hold what those of Apple's do.
  static let ours: [String: String] = [
    "UIKit": "UIKit", "CoreGraphics": "CoreGraphics", "QuartzCore": "QuartzCore",
    "CoreFoundation": "UIKit", "ObjectiveC": "UIKit", "CoreText": "UIKit",
    "os": "UIKit", "OSLog": "UIKit",
  ]

  /// There are modules of these names here, too.
  static let others: Set<String> = ["Foundation", "Swift", "Dispatch", "XCTest", "Testing"]

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
