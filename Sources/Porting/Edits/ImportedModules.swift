/// The modules that sources for iOS import.
enum ImportedModules {
  /// The modules of ours that hold what those of Apple's do.
  static let ours: [String: String] = [
    "UIKit": "UIKit", "CoreGraphics": "CoreGraphics", "QuartzCore": "QuartzCore",
    "CoreFoundation": "UIKit", "ObjectiveC": "UIKit", "CoreText": "UIKit",
  ]

  /// There are modules of these names here, too.
  static let others: Set<String> = ["Foundation", "Swift", "Dispatch", "XCTest", "Testing"]

  /// Not there, and what stands in.
  static let missing: [String: String] = [
    "AVFoundation": "there is no sound or video: leave it out",
    "AVKit": "there is no video: leave it out",
    "AudioToolbox": "there is no sound: leave it out",
    "Combine": "not there: observe with closures or NotificationCenter",
    "CoreData": "not there: keep values in memory or in files",
    "CoreLocation": "not there: leave it out",
    "CoreMotion": "not there: leave it out",
    "Darwin": "import Glibc instead",
    "MapKit": "not there: show a plain view",
    "MessageUI": "not there: leave it out",
    "Photos": "not there: read images from files",
    "PhotosUI": "not there: read images from files",
    "SafariServices": "not there: leave it out",
    "SnapKit": "there is no Auto Layout: set frames",
    "SpriteKit": "not there: use layers",
    "StoreKit": "not there: leave it out",
    "SwiftUI": "not there: views are UIKit's",
    "UserNotifications": "not there: leave it out",
    "WebKit": "not there: show a plain view",
    "os": "not there: print",
  ]
}
