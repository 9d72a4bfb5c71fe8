import Testing

/// A target of the package, and what it may use. The arrows point one way.
struct Layer {
  enum Kind {
    /// Values only: no Foundation, no clock, no state, no C library but Glibc's mathematics.
    case pure
    /// Ordinary Swift.
    case ordinary
  }

  let name: String
  let kind: Kind
  /// The targets of ours, and the C modules, that it may import.
  let uses: Set<String>

  /// Every library and executable target, each with all that it may import. A new target gets its line here.
  static let all: [Layer] = [
    Layer(name: "PlainText", kind: .pure, uses: []),
    Layer(name: "Touches", kind: .pure, uses: []),
    Layer(name: "Recordings", kind: .pure, uses: ["Touches"]),
    Layer(name: "Motion", kind: .pure, uses: []),
    Layer(name: "Constraints", kind: .pure, uses: []),
    Layer(name: "Porting", kind: .pure, uses: []),
    Layer(name: "PortingFiles", kind: .ordinary, uses: ["Porting"]),
    Layer(name: "PantographPort", kind: .ordinary, uses: ["PlainText", "Porting", "PortingFiles"]),
    Layer(name: "Plotting", kind: .pure, uses: ["PlainText"]),
    Layer(name: "Gestures", kind: .pure, uses: ["PlainText", "Touches", "Motion"]),
    Layer(name: "Synthesis", kind: .pure, uses: ["PlainText", "Touches", "Recordings", "Motion"]),
    Layer(name: "RecordingFiles", kind: .ordinary, uses: ["PlainText", "Touches", "Recordings"]),
    Layer(name: "ThresholdFiles", kind: .ordinary, uses: ["Gestures", "RecordingFiles"]),
    Layer(
      name: "Tuning", kind: .pure, uses: ["PlainText", "Touches", "Motion", "Gestures"]),
    Layer(
      name: "PantographC", kind: .ordinary, uses: ["CPantograph", "Gestures", "Touches", "Tuning"]),
    Layer(
      name: "TuningFiles", kind: .ordinary,
      uses: [
        "PlainText", "Touches", "Motion", "Gestures", "Recordings", "RecordingFiles", "Tuning",
      ]),
    Layer(
      name: "TuningPage", kind: .ordinary,
      uses: ["PlainText", "Gestures", "Tuning", "TuningFiles"]),
    Layer(
      name: "Evdev", kind: .ordinary,
      uses: ["PlainText", "Touches", "Recordings", "RecordingFiles", "CLibevdev"]),
    Layer(name: "CoreGraphics", kind: .ordinary, uses: []),
    Layer(name: "QuartzCore", kind: .ordinary, uses: ["CoreGraphics", "Motion", "PlainText"]),
    Layer(
      name: "UIKit", kind: .ordinary,
      uses: [
        "Constraints", "CoreGraphics", "QuartzCore", "PlainText", "Touches", "Motion", "Gestures",
      ]),
    Layer(
      name: "GestureTesting", kind: .ordinary,
      uses: [
        "Gestures", "PlainText", "Recordings", "RecordingFiles", "Rendering", "Stage", "Testing",
        "Touches", "UIKit", "XCTest",
      ]),
    Layer(
      name: "Stage", kind: .ordinary, uses: ["UIKit", "Touches", "Recordings", "Gestures"]),
    Layer(name: "LiveDevices", kind: .ordinary, uses: ["Evdev", "Recordings", "Touches"]),
    Layer(name: "Live", kind: .ordinary, uses: ["LiveDevices", "Stage"]),
    Layer(name: "_Testing_CoreGraphics", kind: .ordinary, uses: ["CoreGraphics"]),
    Layer(name: "_Testing_UIKit", kind: .ordinary, uses: ["UIKit"]),
    Layer(
      name: "Rendering", kind: .ordinary,
      uses: ["CoreGraphics", "PlainText", "Plotting", "QuartzCore", "CCairo", "CWebP"]),
    Layer(
      name: "Demos", kind: .ordinary,
      uses: [
        "Touches", "Gestures", "UIKit", "Stage", "Rendering", "Evdev", "Live", "Recordings",
        "PlainText", "Plotting", "Synthesis",
      ]),
    Layer(
      name: "PantographCLI", kind: .ordinary,
      uses: [
        "PlainText", "Touches", "Motion", "Gestures", "Synthesis", "Plotting", "Evdev",
        "Recordings", "RecordingFiles", "ThresholdFiles", "LiveDevices", "Tuning", "TuningFiles",
      ]),
    Layer(name: "PantographMain", kind: .ordinary, uses: ["PantographCLI"]),
    Layer(
      name: "PantographStudio", kind: .ordinary,
      uses: [
        "PlainText", "Touches", "Motion", "Gestures", "Synthesis", "Plotting", "Rendering", "Evdev",
        "Recordings", "RecordingFiles", "ThresholdFiles", "Demos", "Live", "PantographCLI",
        "Porting", "PortingFiles", "Stage", "Tuning", "TuningFiles", "TuningPage", "UIKit",
      ]),
    Layer(name: "PantographStudioMain", kind: .ordinary, uses: ["PantographStudio"]),
    Layer(
      name: "DemoWindow", kind: .ordinary,
      uses: [
        "Touches", "UIKit", "Plotting", "Rendering", "Evdev", "Live", "Demos", "CSDL2",
      ]),
    Layer(name: "ApplicationHost", kind: .ordinary, uses: ["PantographStudio"]),
    Layer(
      name: "ApplicationWindow", kind: .ordinary, uses: ["DemoWindow", "PantographStudio"]),
    Layer(name: "PantographWindow", kind: .ordinary, uses: ["DemoWindow", "PantographStudio"]),
  ]

  /// The modules of the toolchain that an ordinary target may import.
  static let toolchain: Set<String> = [
    "Swift", "Glibc", "Musl", "Dispatch", "Synchronization", "Foundation", "FoundationEssentials",
    "FoundationXML",
  ]

  /// What a pure target may import besides other pure targets: the C library's mathematics.
  static let mathematics: Set<String> = ["Glibc", "Musl"]

  /// Files that hold one long table and nothing else, which have no limit of length.
  static let tables: Set<String> = ["Sources/TuningPage/ReportEngine.swift"]

  /// The longest that any other file may be, in lines.
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
