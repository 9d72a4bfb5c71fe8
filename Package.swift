// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is built with: Swift 6 mode (from the tools version) and no warnings.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What each library above it ships too: Swift Testing looks for the overlay in a test that imports any of them.
let graphics = ["CoreGraphics", "_Testing_CoreGraphics"]

let package = Package(
  name: "Pantograph",
  products: [
    .library(name: "PantographTouches", targets: ["PantographTouches"]),
    .library(name: "PantographRecordings", targets: ["PantographRecordings"]),
    .library(name: "PantographRecordingFiles", targets: ["PantographRecordingFiles"]),
    .library(name: "PantographThresholdFiles", targets: ["PantographThresholdFiles"]),
    .library(name: "PantographMotion", targets: ["PantographMotion"]),
    .library(name: "PantographGestures", targets: ["PantographGestures"]),
    .library(name: "PantographSynthesis", targets: ["PantographSynthesis"]),
    .library(name: "PantographTuning", targets: ["PantographTuning"]),
    .library(name: "PantographTuningFiles", targets: ["PantographTuningFiles"]),
    .library(name: "PantographPlotting", targets: ["PantographPlotting"]),
    .library(name: "PantographRendering", targets: ["PantographRendering"]),
    .library(name: "PantographEvdev", targets: ["PantographEvdev"]),
    .library(name: "GestureTesting", targets: ["GestureTesting"]),
    .library(name: "PantographStage", targets: ["PantographStage"]),
    .library(name: "PantographLiveDevices", targets: ["PantographLiveDevices"]),
    .library(name: "PantographLive", targets: ["PantographLive"]),
    .library(name: "PantographDemos", targets: ["PantographDemos"]),
    .library(name: "PantographApplicationHost", targets: ["PantographApplicationHost"]),
    .library(name: "PantographApplicationWindow", targets: ["PantographApplicationWindow"]),
    .library(name: "CoreGraphics", targets: graphics),
    .library(name: "QuartzCore", targets: ["QuartzCore"] + graphics),
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "_Testing_UIKit"] + graphics),
    .executable(name: "pantograph", targets: ["PantographMain"]),
    .executable(name: "pantograph-studio", targets: ["PantographStudioMain"]),
    .executable(name: "pantograph-window", targets: ["PantographWindow"]),
    .executable(name: "pantograph-port", targets: ["PantographPort"]),
    .plugin(name: "PantographPortPlugin", targets: ["PantographPortPlugin"]),
  ],
  targets: [
    .target(name: "PantographPlainText", swiftSettings: strict),
    .testTarget(
      name: "PlainTextTests", dependencies: ["PantographPlainText"], swiftSettings: strict),
    .target(name: "PantographTouches", swiftSettings: strict),
    .target(
      name: "PantographRecordings", dependencies: ["PantographTouches"], swiftSettings: strict),
    .testTarget(
      name: "RecordingsTests",
      dependencies: [
        "StreamChecking", "PantographRecordings", "PantographSynthesis", "PantographTouches",
      ],
      swiftSettings: strict),
    .target(
      name: "PantographRecordingFiles",
      dependencies: ["PantographPlainText", "PantographRecordings"],
      swiftSettings: strict),
    .testTarget(
      name: "RecordingFilesTests",
      dependencies: [
        "PantographRecordingFiles", "PantographRecordings", "TemporaryFolders", "PantographTouches",
      ],
      swiftSettings: strict),
    .target(
      name: "PantographThresholdFiles",
      dependencies: ["PantographGestures", "PantographRecordingFiles"], swiftSettings: strict),
    .testTarget(
      name: "ThresholdFilesTests",
      dependencies: [
        "PantographGestures", "PantographMotion", "PantographRecordingFiles", "SeededRandom",
        "TemporaryFolders",
        "PantographThresholdFiles",
        "PantographTouches",
      ],
      swiftSettings: strict),
    .target(
      name: "PantographGestures",
      dependencies: ["PantographPlainText", "PantographTouches", "PantographMotion"],
      swiftSettings: strict),
    .testTarget(
      name: "GesturesTests",
      dependencies: [
        "PantographRecordings", "SeededRandom", "PantographSynthesis", "PantographGestures",
        "PantographTouches", "PantographMotion",
      ],
      swiftSettings: strict),
    .target(name: "PantographMotion", swiftSettings: strict),
    .target(name: "PantographConstraints", swiftSettings: strict),
    .testTarget(
      name: "ConstraintsTests", dependencies: ["PantographConstraints", "SeededRandom"],
      swiftSettings: strict
    ),
    .target(
      name: "PantographDynamics", dependencies: ["PantographMotion"], swiftSettings: strict),
    .testTarget(
      name: "DynamicsTests", dependencies: ["PantographDynamics", "SeededRandom"],
      swiftSettings: strict
    ),
    .target(
      name: "PantographSynthesis",
      dependencies: ["PantographPlainText", "PantographRecordings", "PantographTouches"],
      swiftSettings: strict
    ),
    .target(
      name: "PantographTuning",
      dependencies: [
        "PantographGestures", "PantographMotion", "PantographPlainText", "PantographTouches",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TuningTests",
      dependencies: [
        "PantographDemos", "PantographGestures", "PantographMotion", "PantographRecordings",
        "SeededRandom", "PantographStage", "PantographSynthesis",
        "PantographTouches", "PantographTuning",
      ],
      swiftSettings: strict),
    .target(
      name: "PantographTuningFiles",
      dependencies: [
        "PantographGestures", "PantographPlainText", "PantographRecordingFiles",
        "PantographRecordings", "PantographTouches", "PantographTuning",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TuningFilesTests",
      dependencies: [
        "PantographGestures", "PantographRecordingFiles", "PantographRecordings", "SeededRandom",
        "PantographSynthesis", "PantographTouches",
        "PantographTuning",
        "PantographTuningFiles",
      ],
      swiftSettings: strict),
    // How a tuning run is shown in a browser, with the engine that judges there.
    .target(
      name: "PantographTuningPage",
      dependencies: [
        "PantographGestures", "PantographPlainText", "PantographPlotting", "PantographTuning",
        "PantographTuningFiles",
      ],
      swiftSettings: strict),
    .target(
      name: "StreamChecking", dependencies: ["PantographRecordings", "PantographTouches"],
      path: "Tests/StreamChecking",
      swiftSettings: strict),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: strict),
    .testTarget(
      name: "SynthesisTests",
      dependencies: [
        "StreamChecking", "PantographRecordings", "PantographSynthesis", "PantographTouches",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MotionTests", dependencies: ["PantographMotion", "SeededRandom"], swiftSettings: strict
    ),
    .executableTarget(
      name: "RecognitionTable",
      dependencies: [
        "PantographTouches", "PantographRecordings", "PantographRecordingFiles",
        "PantographGestures", "PantographStage", "PantographTuning",
      ],
      path: "Tests/RecognitionTable", swiftSettings: strict),
    .testTarget(
      name: "RecognitionTableTests",
      dependencies: [
        "RecognitionTable", "PantographRecordingFiles", "PantographRecordings", "PantographTouches",
      ],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .target(name: "PantographPorting", swiftSettings: strict),
    .testTarget(
      name: "PortingTests",
      dependencies: [
        "PantographPorting", "PantographPortingFiles", "SeededRandom", "TemporaryFolders",
      ],
      swiftSettings: strict),
    .target(
      name: "PantographPortingFiles", dependencies: ["PantographPorting"], swiftSettings: strict),
    // The port alone, for builds that call it: nothing of ours else, and no library.
    .executableTarget(
      name: "PantographPort",
      dependencies: ["PantographPlainText", "PantographPorting", "PantographPortingFiles"],
      swiftSettings: strict),
    .plugin(
      name: "PantographPortPlugin", capability: .buildTool(), dependencies: ["PantographPort"]),
    // The scenes by name, for programs without them.
    .target(name: "PantographSceneNames", swiftSettings: strict),
    // What declares, reads, explains and completes command lines; it knows of no touches.
    .target(
      name: "PantographCommands", dependencies: ["PantographPlainText"], swiftSettings: strict),
    // The program for devices and recordings: no Foundation, no renderer.
    .target(
      name: "PantographCLI",
      dependencies: [
        "PantographCommands", "PantographSceneNames", "PantographEvdev", "PantographGestures",
        "PantographLiveDevices",
        "PantographMotion",
        "PantographPlainText", "PantographPlotting", "PantographRecordingFiles",
        "PantographRecordings", "PantographSynthesis", "PantographThresholdFiles",
        "PantographTouches", "PantographTuning", "PantographTuningFiles",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "PantographMain", dependencies: ["PantographCLI"], swiftSettings: strict),
    // The rest of its commands: scenes, pictures and tuning.
    .target(
      name: "PantographStudio",
      dependencies: [
        "PantographDemos", "PantographEvdev", "PantographGestures", "PantographLive",
        "PantographMotion", "PantographCLI", "PantographCommands", "PantographSceneNames",
        "PantographPlainText",
        "PantographPlotting", "PantographPorting", "PantographPortingFiles",
        "PantographRecordingFiles",
        "PantographRecordings", "PantographRendering", "PantographStage",
        "PantographSynthesis", "PantographThresholdFiles", "PantographTouches", "PantographTuning",
        "PantographTuningFiles", "PantographTuningPage", "UIKit",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "PantographStudioMain", dependencies: ["PantographStudio"], swiftSettings: strict),
    // The pure part for C; `make c-library` makes the shared library of it.
    .systemLibrary(name: "CPantograph"),
    .target(
      name: "PantographC",
      dependencies: ["CPantograph", "PantographGestures", "PantographTouches", "PantographTuning"],
      swiftSettings: strict),
    .testTarget(
      name: "PantographCTests",
      dependencies: [
        "CPantograph", "PantographC", "PantographGestures", "PantographRecordings",
        "PantographSynthesis", "PantographTouches",
      ],
      swiftSettings: strict),
    // Its headers lie where every compiler looks; its own flags would be a warning of each build.
    .systemLibrary(name: "CPantographSDL2", providers: [.apt(["libsdl2-dev"])]),
    .target(
      name: "PantographDemoWindow",
      dependencies: [
        "CPantographSDL2", "PantographDemos", "PantographEvdev", "PantographLive",
        "PantographPlotting", "PantographRendering", "PantographTouches", "UIKit",
      ],
      swiftSettings: strict),
    // A user's application, run as its command line says; with a window, or without needing SDL.
    .target(
      name: "PantographApplicationHost", dependencies: ["PantographStudio"], swiftSettings: strict),
    .target(
      name: "PantographApplicationWindow",
      dependencies: ["PantographDemoWindow", "PantographStudio"],
      swiftSettings: strict),
    .executableTarget(
      name: "PantographWindow", dependencies: ["PantographDemoWindow", "PantographStudio"],
      swiftSettings: strict),
    .testTarget(
      name: "DemoWindowTests",
      dependencies: [
        "CPantographSDL2", "PantographDemoWindow", "PantographDemos", "PantographEvdev",
        "PantographLive", "PantographPlotting", "PantographRendering", "PantographSynthesis",
        "PantographTouches", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PantographCLITests",
      dependencies: [
        "PantographCLI", "PantographCommands", "PantographSceneNames", "PantographStudio",
        "PantographDemos",
        "PantographEvdev", "FakeDevices",
        "PantographGestures", "PantographLive",
        "PantographPlainText", "PantographPorting", "PantographRecordingFiles",
        "PantographRecordings",
        "PantographRendering", "SeededRandom", "PantographStage",
        "PantographSynthesis",
        "TemporaryFolders", "PantographTouches", "PantographTuning", "PantographTuningFiles",
      ],
      swiftSettings: strict),
    .target(
      name: "PantographDemos",
      dependencies: [
        "PantographEvdev", "PantographGestures", "PantographLive", "PantographPlainText",
        "PantographPlotting", "PantographRecordings", "PantographRendering", "PantographStage",
        "PantographSceneNames", "PantographSynthesis", "PantographTouches", "UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DemosTests",
      dependencies: [
        "PantographDemos", "PantographEvdev", "FakeDevices", "PantographGestures", "PantographLive",
        "PantographPlotting", "PantographRecordingFiles",
        "PantographRecordings", "PantographRendering", "PantographStage", "PantographSynthesis",
        "PantographTouches", "UIKit",
      ],
      swiftSettings: strict),
    .systemLibrary(
      name: "CPantographLibevdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .target(
      name: "PantographEvdev",
      dependencies: [
        "PantographPlainText", "PantographRecordingFiles", "PantographRecordings",
        "PantographTouches", "CPantographLibevdev",
      ],
      swiftSettings: strict),
    .target(name: "CFakeEvdev", path: "Tests/CFakeEvdev"),
    .target(
      name: "FakeDevices",
      dependencies: [
        "CFakeEvdev", "PantographEvdev", "PantographLive", "PantographStage", "PantographTouches",
      ],
      path: "Tests/FakeDevices", swiftSettings: strict),
    .target(
      name: "PantographLiveDevices",
      dependencies: ["PantographEvdev", "PantographRecordings", "PantographTouches"],
      swiftSettings: strict),
    .target(
      name: "PantographLive", dependencies: ["PantographLiveDevices", "PantographStage"],
      swiftSettings: strict),
    .testTarget(
      name: "LiveTests",
      dependencies: [
        "PantographDemos", "PantographEvdev", "FakeDevices", "PantographGestures", "PantographLive",
        "PantographRecordingFiles", "PantographRecordings",
        "PantographStage", "PantographSynthesis", "PantographTouches", "UIKit",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EvdevTests",
      dependencies: [
        "PantographTouches", "PantographEvdev", "CFakeEvdev", "FakeDevices", "PantographRecordings",
        "PantographRecordingFiles",
        "SeededRandom",
      ],
      swiftSettings: strict),
    .target(name: "CoreGraphics", swiftSettings: strict),
    .target(
      name: "PantographObjects", dependencies: ["PantographPlainText"], swiftSettings: strict),
    .target(
      name: "QuartzCore",
      dependencies: [
        "CoreGraphics", "PantographMotion", "PantographObjects", "PantographPlainText",
      ],
      swiftSettings: strict),
    .target(
      name: "UIKit",
      dependencies: [
        "PantographConstraints", "PantographDynamics", "CoreGraphics", "PantographPlainText",
        "PantographTouches", "PantographMotion", "PantographGestures", "QuartzCore",
      ],
      swiftSettings: strict),
    // The clock of a test's process; see docs/testing.md.
    .target(name: "CPantographTestTime"),
    .target(name: "CWallTime", path: "Tests/CWallTime"),
    .target(
      name: "GestureTesting",
      dependencies: [
        "CPantographTestTime", "PantographGestures", "PantographPlainText", "PantographRecordings",
        "PantographRecordingFiles", "PantographRendering", "PantographStage", "QuartzCore",
        "UIKit", "PantographTouches",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GestureTestingTests",
      dependencies: [
        "CWallTime", "GestureTesting", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["Expectations"], swiftSettings: strict),
    .target(
      name: "PantographStage",
      dependencies: ["UIKit", "PantographRecordings", "PantographTouches", "PantographGestures"],
      swiftSettings: strict),
    .testTarget(
      name: "StageTests",
      dependencies: [
        "PantographStage", "PantographGestures", "PantographRecordings", "PantographSynthesis",
        "UIKit", "_Testing_CoreGraphics",
        "_Testing_UIKit", "PantographTouches",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"],
      swiftSettings: strict),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: ["QuartzCore", "SeededRandom", "_Testing_CoreGraphics"],
      swiftSettings: strict),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: strict),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "PantographConstraints", "UIKit", "PantographGestures", "SeededRandom",
        "_Testing_CoreGraphics",
        "_Testing_UIKit", "PantographTouches",
      ],
      exclude: ["HostileStoryboards"], swiftSettings: strict),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    // Trees that are very deep and very wide, and scenes that run for very long; `make soak` runs it.
    .executableTarget(
      name: "Soak", dependencies: ["PantographRendering", "PantographTouches", "UIKit"],
      path: "Tests/Soak",
      swiftSettings: strict),
    .executableTarget(
      name: "AllocationCheck",
      dependencies: ["CAllocationCounter", "PantographGestures", "PantographTouches", "UIKit"],
      path: "Tests/Allocations", swiftSettings: strict),
    .testTarget(
      name: "TouchesTests",
      dependencies: [
        "StreamChecking", "PantographRecordings", "SeededRandom", "PantographSynthesis",
        "PantographTouches",
      ],
      swiftSettings: strict),
    .target(
      name: "PantographPlotting", dependencies: ["PantographPlainText"], swiftSettings: strict),
    .testTarget(name: "PlottingTests", dependencies: ["PantographPlotting"], swiftSettings: strict),
    // Without pkg-config: what it says of Pango has flags that are a warning of each build.
    .systemLibrary(
      name: "CPantographCairo", providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(
      name: "CPantographWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "CPantographJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .target(
      name: "PantographRendering",
      dependencies: [
        "CPantographCairo", "CPantographJPEG", "CPantographWebP", "CoreGraphics",
        "PantographPlainText",
        "PantographPlotting", "QuartzCore",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "PantographPlotting", "QuartzCore", "PantographRendering", "SeededRandom", "UIKit",
        "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
    // What most code for iOS is built as.
    .testTarget(
      name: "SwiftFiveTests", dependencies: ["UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
