// swift-tools-version: 6.2
import PackageDescription

/// The identity of the measured package: the name of its folder.
let measured = String(
  Context.packageDirectory.split(separator: "/").dropLast().last!.lowercased()
    .map { $0.isLetter || $0.isNumber ? $0 : "_" })

/// The settings of the measured package. Some programs call its `package` declarations, so all programs are compiled as
/// parts of that package: with `packageAccess: false`, SwiftPM does not pass this package's name to the
/// compiler.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-package-name", measured]),
]

/// Returns the target of a program with the libraries that the program measures.
func program(
  _ name: String, _ libraries: [String], and targets: [Target.Dependency] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: libraries.map { .product(name: $0, package: "Pantograph") } + targets,
    path: name, packageAccess: false, swiftSettings: settings)
}

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Pantograph", path: "..")],
  targets: [
    program("LatencyReader", ["PantographEvdev", "PantographTouches"]),
    program(
      "FrameLatency",
      [
        "PantographApplicationWindow", "PantographDemos", "PantographEvdev", "PantographLive",
        "PantographStage", "PantographTouches",
      ]),
    program(
      "GestureRate", ["PantographGestures", "PantographTouches", "UIKit"],
      and: ["CAllocationCounter"]),
    program("DeltaCost", ["PantographGestures", "PantographTouches"]),
    program(
      "ContactRate",
      ["PantographEvdev", "PantographGestures", "PantographStage", "PantographTouches", "UIKit"],
      and: ["SimulatedDevices"]),
    program(
      "TransitionRate",
      [
        "PantographGestures", "PantographRecordings", "PantographSynthesis", "PantographTouches",
        "UIKit",
      ], and: ["CAllocationCounter"]),
    program(
      "TuningRate",
      [
        "PantographGestures", "PantographMotion", "PantographRecordingFiles",
        "PantographRecordings", "PantographSynthesis", "PantographTouches", "PantographTuning",
        "PantographTuningFiles",
      ]),
    program(
      "RecognitionRate",
      ["PantographGestures", "PantographTouches", "PantographTuning", "PantographTuningFiles"]),
    program(
      "Calibration",
      [
        "PantographGestures", "PantographMotion", "PantographRecordings", "PantographSynthesis",
        "PantographTouches", "PantographTuning", "PantographTuningFiles",
      ]),
    program("LayoutCost", ["UIKit"]),
    program("ScrollCost", ["UIKit"]),
    program("FrameCost", ["UIKit"]),
    program(
      "FilmRate",
      [
        "PantographDemos", "PantographRecordings", "PantographRendering", "PantographStage",
        "PantographSynthesis", "UIKit",
      ]),
    program("RedrawRate", ["PantographRendering", "UIKit"]),
    program(
      "WindowRate",
      [
        "PantographApplicationWindow", "PantographDemos", "PantographEvdev", "PantographLive",
        "PantographRendering", "PantographTouches", "UIKit",
      ]),
    // The folders in Support are links to folders in Tests.
    .target(name: "CAllocationCounter", path: "Support/CAllocationCounter"),
    .target(name: "CFakeEvdev", path: "Support/CFakeEvdev"),
    .target(
      name: "SimulatedDevices",
      dependencies: [
        "CFakeEvdev", .product(name: "PantographEvdev", package: "Pantograph"),
        .product(name: "PantographLive", package: "Pantograph"),
        .product(name: "PantographStage", package: "Pantograph"),
        .product(name: "PantographTouches", package: "Pantograph"),
      ],
      path: "Support/SimulatedDevices", packageAccess: false, swiftSettings: settings),
  ]
)
