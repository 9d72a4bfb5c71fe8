/// The modules that sources for iOS import.
package enum ImportedModules {
  /// The modules here that replace modules of Apple, by the name of Apple's module.
  static let ours: [String: String] = [
    "UIKit": "UIKit", "CoreGraphics": "CoreGraphics", "QuartzCore": "QuartzCore",
    "Combine": "Combine", "CoreFoundation": "UIKit", "ObjectiveC": "UIKit", "CoreText": "UIKit",
    "os": "UIKit", "OSLog": "UIKit", "ImageIO": "UIKit",
    "UniformTypeIdentifiers": "UIKit", "MobileCoreServices": "UIKit", "CoreServices": "UIKit",
    "SafariServices": "UIKit", "MessageUI": "UIKit", "simd": "simd",
    "GameplayKit": "UIKit",
  ]

  /// The names of other modules that exist here as well.
  static let others: Set<String> = [
    "Foundation", "Swift", "Dispatch", "XCTest", "Testing", "Glibc", "FoundationEssentials",
    "FoundationNetworking", "FoundationXML", "FoundationInternationalization", "Synchronization",
    "Observation", "RegexBuilder", "_Concurrency", "_StringProcessing", "Distributed", "Cxx",
    "GestureTesting", "PackageDescription", "PackagePlugin",
  ]

  /// Returns whether a module does not exist. If `keepsOthers` is true, only known modules of Apple
  /// count as missing, because the build may have modules of its own.
  static func isMissing(_ module: String, keepsOthers: Bool) -> Bool {
    if reasons[module] != nil || frameworks.contains(module) { return true }
    return !keepsOthers && ours[module] == nil && !others.contains(module) && module != "Darwin"
      && !module.hasPrefix("Pantograph")
  }

  /// Returns the reason why a module is missing, with a replacement.
  static func reason(_ module: String) -> String {
    if let reason = reasons[module] { return reason }
    return frameworks.contains(module)
      ? "not available: remove its uses"
      : "not among these sources: port its sources too, or remove its uses"
  }

  /// The modules with types that a source for iOS has from Foundation alone.
  static let partsOfFoundation: [(module: String, names: Set<String>)] = [
    ("FoundationNetworking", ofNetworking),
    ("FoundationXML", ["XMLParser", "XMLParserDelegate"]),
    ("Combine", ["ObservableObject", "@Published"]),
    (
      "UIKit",
      [
        "NSDataDetector", "NSExpression", "ListFormatter", "RelativeDateTimeFormatter",
        "DateComponentsFormatter",
      ]
    ),
    (
      "CoreGraphics",
      [
        "kCFBundleVersionKey", "kCFBundleNameKey", "kCFBundleIdentifierKey",
        "kCFBundleExecutableKey", "kCFBundleLocalizationsKey", "kCFBundleDevelopmentRegionKey",
        "kCFBundleInfoDictionaryVersionKey",
      ]
    ),
  ]

  /// The types that Foundation has on iOS and `FoundationNetworking` has here.
  private static let ofNetworking: Set<String> = [
    "URLRequest", "URLResponse", "HTTPURLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
    "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "URLSessionDownloadDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics",
    "URLCache", "CachedURLResponse", "URLProtocol", "URLProtocolClient", "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLAuthenticationChallenge",
    "URLAuthenticationChallengeSender", "HTTPCookie", "HTTPCookieStorage", "NSURLRequest",
    "NSMutableURLRequest",
  ]

  /// The modules that tests import.
  package static let tests: Set<String> = ["XCTest", "Testing"]

  /// Returns whether a module with this name exists here.
  package static func isHere(_ name: String) -> Bool {
    ours[name] != nil || others.contains(name)
  }

  /// Returns whether a module with this name exists here or is known to be missing.
  package static func knows(_ name: String) -> Bool {
    isHere(name) || reasons[name] != nil || frameworks.contains(name)
  }

  /// Returns whether a name is declared by UIKit or by a module that UIKit re-exports, except
  /// Foundation.
  static func isOfUIKit(_ name: String) -> Bool {
    if names.contains(name) || isOfRuntime(name) || name.hasPrefix("OSAtomic") { return true }
    let letters = Array(name.prefix(3))
    return letters.count == 3 && ["UI", "CA", "CG"].contains(String(letters[..<2]))
      && letters[2].isUppercase && !foundations.contains(name)
  }

  /// Returns whether a name of UIKit is visible in a file that imports these modules, and no UIKit.
  static func isBrought(_ name: String, by modules: Set<String>) -> Bool {
    if name.hasPrefix("UI") || isOfRuntime(name) { return false }
    if name.hasPrefix("CA") { return modules.contains("QuartzCore") }
    return !modules.isDisjoint(with: ["QuartzCore", "CoreGraphics"])
  }

  /// Returns whether a name is a function of the Objective-C runtime, which Foundation brings on iOS.
  private static func isOfRuntime(_ name: String) -> Bool {
    name.hasPrefix("objc_") || runtime.contains(name)
  }

  private static let runtime: Set<String> = [
    "class_addMethod", "class_getClassMethod", "class_getInstanceMethod",
    "class_getMethodImplementation", "class_getSuperclass", "class_replaceMethod",
    "imp_implementationWithBlock", "method_exchangeImplementations", "method_getImplementation",
    "method_getTypeEncoding", "method_setImplementation", "object_getClass",
    "object_getClassName",
  ]

  /// Returns whether a name is declared by Foundation. A file that uses such a name needs an
  /// import.
  static func isOfFoundation(_ name: String) -> Bool {
    if foundations.contains(name) { return true }
    let letters = Array(name.prefix(3))
    return letters.count == 3 && letters[..<2] == ["N", "S"] && letters[2].isUppercase
  }

  private static let foundations: Set<String> = [
    "CGFloat", "CGPoint", "CGSize", "CGRect", "Data", "Date", "URL", "IndexPath", "IndexSet",
    "Timer", "TimeInterval", "NotificationCenter", "Notification", "Bundle", "DispatchQueue",
    "FileManager", "UserDefaults", "Locale", "Calendar", "DateFormatter", "NumberFormatter",
    "UUID", "RunLoop", "Thread", "ProcessInfo", "URLSession", "OperationQueue", "JSONDecoder",
    "JSONEncoder",
  ]
  private static let names: Set<String> = [
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "AVMakeRect",
    "NSTextAlignment", "NSLineBreakMode", "NSParagraphStyle", "NSMutableParagraphStyle",
    "NSShadow", "NSTextAttachment", "NSTextStorage", "NSTextContainer", "NSLayoutManager",
    "NSStringDrawingOptions", "NSStringDrawingContext", "NSUnderlineStyle", "NSTextTab",
    "NSDirectionalEdgeInsets", "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor",
    "NSLayoutYAxisAnchor", "NSItemProvider", "NSUserActivity", "NSDataAsset",
    "NSCollectionLayoutSection",
    "NSCollectionLayoutGroup", "NSCollectionLayoutItem", "NSCollectionLayoutSize",
    "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSectionSnapshot", "AXCustomContent",
    "autoreleasepool", "HUGE", "MAXFLOAT", "HUGE_VALF", "CFAbsoluteTimeGetCurrent",
    "CFAbsoluteTime", "CFTimeInterval",
    "mach_absolute_time", "UTType", "TARGET_OS_SIMULATOR", "CADisplayLink", "NSLayoutConstraint",
    "UndoManager", "NSPointerArray", "NSException", "NSExceptionName", "NSHashTable", "NSMapTable",
    "NSPointerFunctions", "NSKeyValueObservation", "NSKeyValueObservedChange",
    "NSKeyValueObservingOptions", "NSKeyValueChangeKey", "NSSelectorFromString",
    "NSStringFromSelector", "NSDiscardableContent", "NSPurgeableData", "NSItemProviderReading",
    "NSItemProviderWriting", "NSUserActivityDelegate", "AutoreleasingUnsafeMutablePointer",
    "CFArray", "CFBoolean", "CFData", "CFDictionary", "CFError", "CFString", "CFTypeRef", "CFURL",
  ]

  private static let reasons: [String: String] = [
    "AVFoundation": "there is no sound or video: remove the code that plays it",
    "AVKit": "there is no video: remove the code that plays it",
    "AudioToolbox": "there is no sound: remove the code that plays it",
    "CoreData": "not available: store values in memory or in files",
    "MapKit": "not available: show a plain view",
    "Photos": "not available: read images from files",
    "PhotosUI": "not available: read images from files",
    "SpriteKit": "not available: use layers",
    "SwiftUI": "not available: use UIKit's views",
    "WebKit": "not available: show a plain view",
  ]

  /// Apple's other frameworks that sources for iOS import.
  private static let frameworks: Set<String> = [
    "ARKit", "AVFAudio", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "AddressBook", "AddressBookUI", "AppIntents", "AppKit",
    "AppTrackingTransparency", "AssetsLibrary", "AuthenticationServices", "BackgroundTasks",
    "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "ClassKit", "ClockKit", "CloudKit",
    "Cocoa", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit",
    "CoreAudioTypes", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC",
    "CoreSpotlight", "CoreTelephony", "CoreVideo", "CoreWLAN", "CryptoKit",
    "DarwinFoundation", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
    "FileProvider", "GLKit", "GameController", "GameKit", "HealthKit",
    "HealthKitUI", "HomeKit", "IOKit", "ImageCaptureCore", "Intents", "IntentsUI",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "Messages",
    "MediaAccessibility", "MediaPlayer", "Metal", "MetalKit", "MetalPerformanceShaders",
    "MetricKit", "ModelIO", "MultipeerConnectivity", "NaturalLanguage",
    "Network", "NetworkExtension", "NewsstandKit", "NotificationCenter", "OpenAL", "OpenGLES",
    "PDFKit", "PassKit", "PencilKit", "PushKit", "QuickLook", "QuickLookThumbnailing",
    "RealityKit", "ReplayKit", "SceneKit", "ScreenTime", "Security",
    "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "StoreKit", "SwiftData",
    "Symbols", "SystemConfiguration", "TVUIKit", "TipKit", "Twitter",
    "UserNotifications", "UserNotificationsUI", "VideoToolbox",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WidgetKit",
    "XCPlayground", "PlaygroundSupport", "dnssd", "libkern", "MachO",
  ]
}
