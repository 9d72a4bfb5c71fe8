/// The names that UIKit and Core Text have on iOS but not here, each with a replacement or a reason, and the frameworks that
/// are not here at all.
package enum LackingNames {
  static func message(for name: String) -> String? { all[name] }

  package static var names: [String] { all.keys.sorted() }

  /// Returns the framework that a name belongs to by its first letters; nil if the framework is here, or for other names.
  package static func framework(of name: String) -> String? {
    // The last of the uppercase letters begins the first word.
    let letters = name.prefix { $0.isUppercase || $0.isNumber }
    guard letters.count > 2, letters.count < name.count, !here.contains(name) else { return nil }
    return frameworks[String(letters.dropLast())]
  }

  /// The names with the letters of a missing framework that are here nevertheless.
  package static let here: Set<String> = [
    "AVMakeRect", "CIColor", "CIImage",
    "SFSafariViewController", "SFSafariViewControllerDelegate", "MFMailComposeViewController",
    "MFMailComposeViewControllerDelegate", "MFMailComposeResult", "MFMailComposeError",
    "MFMessageComposeViewController", "MFMessageComposeViewControllerDelegate",
    "GKRandom", "GKRandomSource", "GKMersenneTwisterRandomSource", "GKARC4RandomSource",
    "GKLinearCongruentialRandomSource", "GKRandomDistribution", "GKShuffledDistribution",
    "GKGaussianDistribution",
  ]

  package static let frameworks: [String: String] = [
    "AR": "ARKit", "AV": "AVFoundation", "CI": "Core Image",
    "CK": "CloudKit", "CL": "Core Location", "CN": "Contacts", "EK": "EventKit",
    "GK": "GameKit or GameplayKit",
    "HK": "HealthKit", "LA": "LocalAuthentication", "LP": "LinkPresentation", "MF": "MessageUI",
    "MK": "MapKit", "ML": "Core ML", "MP": "MediaPlayer", "MTK": "MetalKit", "MTL": "Metal",
    "NL": "NaturalLanguage", "PDF": "PDFKit", "PH": "Photos", "PK": "PencilKit or PassKit",
    "QL": "QuickLook", "SCN": "SceneKit", "SF": "SafariServices", "SK": "SpriteKit or StoreKit",
    "UN": "UserNotifications", "VN": "Vision", "WK": "WebKit",
  ]

  private static let all: [String: String] = [
    "object_setClass": "classes cannot change at run time: override layerClass",
    "WKWebView": "not available: show a plain view",
    "MKMapView": "not available: show a plain view",
    "UIDocumentPickerViewController": "not available: read files",
    "UIDocumentBrowserViewController": "not available: read files",
    "UIDocumentInteractionController": "not available: read files",
    "UIDocument": "not available: read files",
    "UIManagedDocument": "not available: read files",
    "UIVideoEditorController": "not available: there is no video",
    "UICloudSharingController": "not available: there is no cloud",
    "UIReferenceLibraryViewController": "not available: there is no dictionary",
    "UICalendarView": "not available: use a date picker in the style inline",
    "UIFindInteraction": "not available: search in code",
    "UIPencilInteraction": "not available: there is no pencil",
    "UIScribbleInteraction": "not available: there is no handwriting",
    "UIIndirectScribbleInteraction": "not available: there is no handwriting",
    "UIPasteControl": "not available: use a button that pastes",
    "UIBandSelectionInteraction": "not available: select in code",
    "UIFocusUpdateContext": "not available: nothing takes the focus",
    "CTFontManagerRegisterFontURLs":
      "not available: use CTFontManagerRegisterFontsForURL, or name the file in UIAppFonts",
    "CTFontDescriptorMatchFontDescriptorsWithProgressHandler":
      "not available: fonts cannot be downloaded",
    "CAMetalLayer": "not available: there is no Metal",
    "CAEAGLLayer": "not available: there is no OpenGL",
  ]
}
