import Testing

/// A target of the package, and the modules that it may use. The dependencies point in one direction.
struct Layer {
  enum Kind {
    /// Values only: no Foundation, no clock, no state, no C library but Glibc's mathematics.
    case pure
    /// Ordinary Swift.
    case ordinary
  }

  let name: String
  let kind: Kind
  /// The targets of this package, and the C modules, that it may import.
  let uses: Set<String>

  /// Every library and executable target, with everything that it may import. A new target gets a line here.
  static let all: [Layer] = [
    Layer(name: "PantographPlainText", kind: .pure, uses: []),
    Layer(name: "PantographTouches", kind: .pure, uses: []),
    Layer(
      name: "PantographRecordings", kind: .pure, uses: ["PantographPlainText", "PantographTouches"]),
    Layer(name: "PantographMotion", kind: .pure, uses: []),
    Layer(name: "PantographConstraints", kind: .pure, uses: []),
    Layer(name: "PantographDynamics", kind: .pure, uses: ["PantographMotion"]),
    Layer(name: "PantographPorting", kind: .pure, uses: []),
    Layer(name: "PantographPortingFiles", kind: .ordinary, uses: ["PantographPorting"]),
    Layer(
      name: "PantographPort", kind: .ordinary,
      uses: ["PantographPlainText", "PantographPorting", "PantographPortingFiles"]),
    Layer(name: "PantographPlotting", kind: .pure, uses: ["PantographPlainText"]),
    Layer(
      name: "PantographGestures", kind: .pure,
      uses: ["PantographPlainText", "PantographTouches", "PantographMotion"]),
    Layer(
      name: "PantographSynthesis", kind: .pure,
      uses: [
        "PantographPlainText", "PantographTouches", "PantographRecordings",
      ]),
    Layer(
      name: "PantographRecordingFiles", kind: .ordinary,
      uses: ["PantographPlainText", "PantographRecordings"]),
    Layer(
      name: "PantographThresholdFiles", kind: .ordinary,
      uses: ["PantographGestures", "PantographRecordingFiles"]),
    Layer(
      name: "PantographTuning", kind: .pure,
      uses: ["PantographPlainText", "PantographTouches", "PantographMotion", "PantographGestures"]),
    Layer(
      name: "PantographC", kind: .ordinary,
      uses: [
        "CPantograph", "PantographGestures", "PantographRecordings", "PantographTouches",
        "PantographTuning",
      ]),
    Layer(
      name: "PantographSurvey", kind: .pure,
      uses: ["PantographTouches", "PantographMotion", "PantographGestures", "PantographTuning"]),
    Layer(
      name: "PantographTuningFiles", kind: .ordinary,
      uses: [
        "PantographPlainText", "PantographTouches", "PantographGestures",
        "PantographRecordings", "PantographRecordingFiles", "PantographTuning",
      ]),
    Layer(
      name: "PantographTuningPage", kind: .ordinary,
      uses: [
        "PantographPlainText", "PantographPlotting", "PantographGestures", "PantographTuning",
        "PantographTuningFiles",
      ]),
    Layer(
      name: "PantographEvdev", kind: .ordinary,
      uses: [
        "PantographPlainText", "PantographTouches", "PantographRecordings",
        "PantographRecordingFiles", "CPantographLibevdev",
      ]),
    Layer(name: "CoreGraphics", kind: .ordinary, uses: []),
    Layer(name: "PantographImages", kind: .ordinary, uses: ["CoreGraphics"]),
    Layer(name: "PantographObjects", kind: .ordinary, uses: ["PantographPlainText"]),
    Layer(
      name: "QuartzCore", kind: .ordinary,
      uses: ["CoreGraphics", "PantographMotion", "PantographObjects", "PantographPlainText"]),
    Layer(
      name: "UIKit", kind: .ordinary,
      uses: [
        "PantographConstraints", "PantographDynamics", "CoreGraphics", "PantographImages",
        "PantographObjects", "QuartzCore", "PantographPlainText", "PantographTouches",
        "PantographMotion",
        "PantographGestures",
      ]),
    Layer(name: "simd", kind: .ordinary, uses: []),
    Layer(
      name: "Combine", kind: .ordinary, uses: ["PantographObjects", "QuartzCore", "UIKit"]),
    Layer(
      name: "GestureTesting", kind: .ordinary,
      uses: [
        "CPantographTestTime", "PantographGestures", "PantographPlainText", "PantographRecordings",
        "PantographRecordingFiles", "PantographRendering", "PantographStage", "QuartzCore",
        "Testing", "PantographTouches", "UIKit", "XCTest",
      ]),
    Layer(
      name: "PantographStage", kind: .ordinary,
      uses: ["UIKit", "PantographTouches", "PantographRecordings", "PantographGestures"]),
    Layer(
      name: "PantographLiveDevices", kind: .ordinary,
      uses: ["PantographEvdev", "PantographRecordings", "PantographTouches"]),
    Layer(
      name: "PantographLive", kind: .ordinary, uses: ["PantographLiveDevices", "PantographStage"]),
    Layer(name: "_Testing_CoreGraphics", kind: .ordinary, uses: ["CoreGraphics"]),
    Layer(name: "_Testing_UIKit", kind: .ordinary, uses: ["UIKit"]),
    Layer(
      name: "PantographRendering", kind: .ordinary,
      uses: [
        "CoreGraphics", "PantographImages", "PantographObjects", "PantographPlainText",
        "PantographPlotting", "QuartzCore", "CPantographCairo", "CPantographJPEG",
        "CPantographWebP",
      ]),
    Layer(
      name: "PantographDemos", kind: .ordinary,
      uses: [
        "PantographTouches", "PantographGestures", "UIKit", "PantographStage",
        "PantographRendering", "PantographEvdev", "PantographLive", "PantographRecordings",
        "PantographPlainText", "PantographPlotting", "PantographSceneNames",
        "PantographSynthesis",
      ]),
    Layer(name: "PantographSceneNames", kind: .ordinary, uses: []),
    Layer(name: "PantographCommands", kind: .ordinary, uses: ["PantographPlainText"]),
    Layer(
      name: "PantographCLI", kind: .ordinary,
      uses: [
        "PantographCommands", "PantographSceneNames",
        "PantographPlainText", "PantographTouches", "PantographMotion", "PantographGestures",
        "PantographSynthesis", "PantographPlotting", "PantographEvdev",
        "PantographRecordings", "PantographRecordingFiles", "PantographThresholdFiles",
        "PantographLiveDevices", "PantographSurvey", "PantographTuning", "PantographTuningFiles",
      ]),
    Layer(name: "PantographMain", kind: .ordinary, uses: ["PantographCLI"]),
    Layer(
      name: "PantographStudio", kind: .ordinary,
      uses: [
        "PantographPlainText", "PantographTouches", "PantographMotion", "PantographGestures",
        "PantographSynthesis", "PantographPlotting", "PantographRendering", "PantographEvdev",
        "PantographRecordings", "PantographRecordingFiles", "PantographThresholdFiles",
        "PantographDemos", "PantographLive", "PantographCLI", "PantographCommands",
        "PantographSceneNames",
        "PantographPorting", "PantographPortingFiles", "PantographStage", "PantographTuning",
        "PantographTuningFiles", "PantographTuningPage", "UIKit",
      ]),
    Layer(name: "PantographStudioMain", kind: .ordinary, uses: ["PantographStudio"]),
    Layer(
      name: "PantographDemoWindow", kind: .ordinary,
      uses: [
        "PantographTouches", "UIKit", "PantographPlotting", "PantographRendering",
        "PantographEvdev", "PantographLive", "PantographDemos", "CPantographSDL2",
        "CPantographWayland",
      ]),
    Layer(name: "PantographApplicationHost", kind: .ordinary, uses: ["PantographStudio"]),
    Layer(
      name: "PantographApplicationWindow", kind: .ordinary,
      uses: ["PantographDemoWindow", "PantographStudio"]),
    Layer(
      name: "PantographWindow", kind: .ordinary, uses: ["PantographDemoWindow", "PantographStudio"]),
  ]

  /// The modules of the toolchain that an ordinary target may import.
  static let toolchain: Set<String> = [
    "Swift", "Glibc", "Musl", "Dispatch", "Synchronization", "Foundation", "FoundationEssentials",
    "FoundationXML",
  ]

  /// The modules for the C library's mathematics, which a pure target may import besides other pure targets.
  static let mathematics: Set<String> = ["Glibc", "Musl"]

  /// Pure targets that are not compiled as Embedded Swift: the port uses key paths and casts.
  static let notEmbedded: Set<String> = ["PantographPorting"]

  /// Files that contain only one long table, and have no limit of length.
  static let tables: Set<String> = [
    "Sources/PantographPorting/Facts/DelegateTable.swift",
    "Sources/PantographPorting/Facts/InertTable.swift",
    "Sources/PantographTuningPage/ReportEngine.swift",
  ]

  /// The largest length of all other files, in lines.
  static let longestFile = 450

  var sources: [SourceFile] { Repository.files(under: "Sources/\(name)") }

  var permitted: Set<String> {
    uses.union(kind == .pure ? Layer.mathematics : Layer.toolchain)
  }

  static func named(_ name: String) -> Layer? { all.first { $0.name == name } }
}

extension Layer: CustomTestStringConvertible {
  var testDescription: String { name }
}
