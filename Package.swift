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
    .library(name: "Touches", targets: ["Touches"]),
    .library(name: "Recordings", targets: ["Recordings"]),
    .library(name: "RecordingFiles", targets: ["RecordingFiles"]),
    .library(name: "ThresholdFiles", targets: ["ThresholdFiles"]),
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "Gestures", targets: ["Gestures"]),
    .library(name: "Synthesis", targets: ["Synthesis"]),
    .library(name: "Tuning", targets: ["Tuning"]),
    .library(name: "TuningFiles", targets: ["TuningFiles"]),
    .library(name: "Plotting", targets: ["Plotting"]),
    .library(name: "Rendering", targets: ["Rendering"]),
    .library(name: "Evdev", targets: ["Evdev"]),
    .library(name: "GestureTesting", targets: ["GestureTesting"]),
    .library(name: "Stage", targets: ["Stage"]),
    .library(name: "LiveDevices", targets: ["LiveDevices"]),
    .library(name: "Live", targets: ["Live"]),
    .library(name: "Demos", targets: ["Demos"]),
    .library(name: "ApplicationHost", targets: ["ApplicationHost"]),
    .library(name: "ApplicationWindow", targets: ["ApplicationWindow"]),
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
    .target(name: "PlainText", swiftSettings: strict),
    .testTarget(name: "PlainTextTests", dependencies: ["PlainText"], swiftSettings: strict),
    .target(name: "Touches", swiftSettings: strict),
    .target(name: "Recordings", dependencies: ["Touches"], swiftSettings: strict),
    .testTarget(
      name: "RecordingsTests",
      dependencies: ["StreamChecking", "Recordings", "Synthesis", "Touches"],
      swiftSettings: strict),
    .target(
      name: "RecordingFiles", dependencies: ["PlainText", "Recordings", "Touches"],
      swiftSettings: strict),
    .testTarget(
      name: "RecordingFilesTests",
      dependencies: ["RecordingFiles", "Recordings", "TemporaryFolders", "Touches"],
      swiftSettings: strict),
    .target(
      name: "ThresholdFiles", dependencies: ["Gestures", "RecordingFiles"], swiftSettings: strict),
    .testTarget(
      name: "ThresholdFilesTests",
      dependencies: [
        "Gestures", "Motion", "RecordingFiles", "SeededRandom", "TemporaryFolders",
        "ThresholdFiles",
        "Touches",
      ],
      swiftSettings: strict),
    .target(
      name: "Gestures", dependencies: ["PlainText", "Touches", "Motion"], swiftSettings: strict),
    .testTarget(
      name: "GesturesTests",
      dependencies: ["Recordings", "SeededRandom", "Synthesis", "Gestures", "Touches", "Motion"],
      swiftSettings: strict),
    .target(name: "Motion", swiftSettings: strict),
    .target(name: "Constraints", swiftSettings: strict),
    .testTarget(
      name: "ConstraintsTests", dependencies: ["Constraints", "SeededRandom"], swiftSettings: strict
    ),
    .target(
      name: "Synthesis", dependencies: ["PlainText", "Recordings", "Touches"], swiftSettings: strict
    ),
    .target(
      name: "Tuning", dependencies: ["Gestures", "Motion", "PlainText", "Touches"],
      swiftSettings: strict),
    .testTarget(
      name: "TuningTests",
      dependencies: [
        "Demos", "Gestures", "Motion", "Recordings", "SeededRandom", "Stage", "Synthesis",
        "Touches", "Tuning",
      ],
      swiftSettings: strict),
    .target(
      name: "TuningFiles",
      dependencies: [
        "Gestures", "Motion", "PlainText", "RecordingFiles", "Recordings", "Touches", "Tuning",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TuningFilesTests",
      dependencies: [
        "Gestures", "RecordingFiles", "Recordings", "SeededRandom", "Synthesis", "Touches",
        "Tuning",
        "TuningFiles",
      ],
      swiftSettings: strict),
    // How a tuning run is shown in a browser, with the engine that judges there.
    .target(
      name: "TuningPage", dependencies: ["Gestures", "PlainText", "Tuning", "TuningFiles"],
      swiftSettings: strict),
    .target(
      name: "StreamChecking", dependencies: ["Recordings", "Touches"], path: "Tests/StreamChecking",
      swiftSettings: strict),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: strict),
    .testTarget(
      name: "SynthesisTests",
      dependencies: ["StreamChecking", "Recordings", "Synthesis", "Touches"],
      swiftSettings: strict),
    .testTarget(
      name: "MotionTests", dependencies: ["Motion", "SeededRandom"], swiftSettings: strict),
    .executableTarget(
      name: "LatencyReader", dependencies: ["Touches", "Evdev"], path: "Benchmarks/LatencyReader",
      swiftSettings: strict),
    .executableTarget(
      name: "FrameLatency",
      dependencies: ["CSDL2", "DemoWindow", "Demos", "Evdev", "Live", "Stage", "Touches"],
      path: "Benchmarks/FrameLatency", swiftSettings: strict),
    .executableTarget(
      name: "GestureRate", dependencies: ["CAllocationCounter", "Gestures", "Touches", "UIKit"],
      path: "Benchmarks/GestureRate", swiftSettings: strict),
    .executableTarget(
      name: "ContactRate",
      dependencies: ["Evdev", "FakeDevices", "Gestures", "Stage", "Touches", "UIKit"],
      path: "Benchmarks/ContactRate",
      swiftSettings: strict),
    .executableTarget(
      name: "TransitionRate",
      dependencies: [
        "CAllocationCounter", "Gestures", "Recordings", "Synthesis", "Touches", "UIKit",
      ],
      path: "Benchmarks/TransitionRate", swiftSettings: strict),
    .executableTarget(
      name: "TuningRate",
      dependencies: [
        "Gestures", "Motion", "RecordingFiles", "Recordings", "Synthesis", "Touches", "Tuning",
        "TuningFiles",
      ],
      path: "Benchmarks/TuningRate", swiftSettings: strict),
    .executableTarget(
      name: "Calibration",
      dependencies: [
        "Gestures", "Motion", "Recordings", "Synthesis", "Touches", "Tuning", "TuningFiles",
      ],
      path: "Benchmarks/Calibration", swiftSettings: strict),
    .executableTarget(
      name: "LayoutCost", dependencies: ["UIKit"], path: "Benchmarks/LayoutCost",
      swiftSettings: strict),
    .executableTarget(
      name: "FrameCost", dependencies: ["UIKit"], path: "Benchmarks/FrameCost",
      swiftSettings: strict),
    .executableTarget(
      name: "RedrawRate", dependencies: ["Rendering", "UIKit"], path: "Benchmarks/RedrawRate",
      swiftSettings: strict),
    .executableTarget(
      name: "WindowRate",
      dependencies: [
        "CSDL2", "DemoWindow", "Demos", "Evdev", "Live", "Rendering", "Touches", "UIKit",
      ],
      path: "Benchmarks/WindowRate", swiftSettings: strict),
    .executableTarget(
      name: "RecognitionTable",
      dependencies: [
        "Touches", "Recordings", "RecordingFiles", "Gestures", "Stage", "Tuning",
      ],
      path: "Benchmarks/RecognitionTable", swiftSettings: strict),
    .testTarget(
      name: "RecognitionTableTests",
      dependencies: ["RecognitionTable", "RecordingFiles", "Recordings", "Touches"],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .target(name: "Porting", swiftSettings: strict),
    .testTarget(
      name: "PortingTests",
      dependencies: ["Porting", "PortingFiles", "SeededRandom", "TemporaryFolders"],
      swiftSettings: strict),
    .target(name: "PortingFiles", dependencies: ["Porting"], swiftSettings: strict),
    // The port alone, for builds that call it: nothing of ours else, and no library.
    .executableTarget(
      name: "PantographPort", dependencies: ["PlainText", "Porting", "PortingFiles"],
      swiftSettings: strict),
    .plugin(
      name: "PantographPortPlugin", capability: .buildTool(), dependencies: ["PantographPort"]),
    // The program for devices and recordings: no Foundation, no renderer.
    .target(
      name: "PantographCLI",
      dependencies: [
        "Evdev", "Gestures", "LiveDevices", "Motion", "PlainText", "Plotting", "RecordingFiles",
        "Recordings", "Synthesis", "ThresholdFiles", "Touches", "Tuning", "TuningFiles",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "PantographMain", dependencies: ["PantographCLI"], swiftSettings: strict),
    // The rest of its commands: scenes, pictures and tuning.
    .target(
      name: "PantographStudio",
      dependencies: [
        "Demos", "Evdev", "Gestures", "Live", "Motion", "PantographCLI", "PlainText", "Plotting",
        "Porting", "PortingFiles", "RecordingFiles", "Recordings", "Rendering", "Stage",
        "Synthesis", "ThresholdFiles", "Touches", "Tuning", "TuningFiles", "TuningPage", "UIKit",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "PantographStudioMain", dependencies: ["PantographStudio"], swiftSettings: strict),
    // The pure part for C; `make c-library` makes the shared library of it.
    .systemLibrary(name: "CPantograph"),
    .target(
      name: "PantographC",
      dependencies: ["CPantograph", "Gestures", "Touches", "Tuning"], swiftSettings: strict),
    .testTarget(
      name: "PantographCTests",
      dependencies: [
        "CPantograph", "PantographC", "Gestures", "Recordings", "Synthesis", "Touches",
      ],
      swiftSettings: strict),
    // Its headers lie where every compiler looks; its own flags would be a warning of each build.
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .target(
      name: "DemoWindow",
      dependencies: [
        "CSDL2", "Demos", "Evdev", "Live", "Plotting", "Rendering", "Touches", "UIKit",
      ],
      swiftSettings: strict),
    // A user's application, run as its command line says; with a window, or without needing SDL.
    .target(
      name: "ApplicationHost", dependencies: ["PantographStudio"], swiftSettings: strict),
    .target(
      name: "ApplicationWindow", dependencies: ["DemoWindow", "PantographStudio"],
      swiftSettings: strict),
    .executableTarget(
      name: "PantographWindow", dependencies: ["DemoWindow", "PantographStudio"],
      swiftSettings: strict),
    .testTarget(
      name: "DemoWindowTests",
      dependencies: [
        "CSDL2", "DemoWindow", "Demos", "Evdev", "Live", "Plotting", "Rendering", "Synthesis",
        "Touches", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PantographCLITests",
      dependencies: [
        "PantographCLI", "PantographStudio", "Demos", "Evdev", "FakeDevices", "Gestures", "Live",
        "PlainText", "RecordingFiles", "Recordings", "Rendering", "SeededRandom", "Stage",
        "Synthesis",
        "TemporaryFolders", "Touches", "Tuning", "TuningFiles",
      ],
      swiftSettings: strict),
    .target(
      name: "Demos",
      dependencies: [
        "Evdev", "Gestures", "Live", "PlainText", "Plotting", "Recordings", "Rendering", "Stage",
        "Synthesis", "Touches", "UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DemosTests",
      dependencies: [
        "Demos", "Evdev", "FakeDevices", "Gestures", "Live", "Plotting", "RecordingFiles",
        "Recordings", "Rendering", "Stage", "Synthesis", "Touches", "UIKit",
      ],
      swiftSettings: strict),
    .systemLibrary(
      name: "CLibevdev", pkgConfig: "libevdev", providers: [.apt(["libevdev-dev"])]),
    .target(
      name: "Evdev",
      dependencies: ["PlainText", "RecordingFiles", "Recordings", "Touches", "CLibevdev"],
      swiftSettings: strict),
    .target(name: "CFakeEvdev", path: "Tests/CFakeEvdev"),
    .target(
      name: "FakeDevices", dependencies: ["CFakeEvdev", "Evdev", "Live", "Stage", "Touches"],
      path: "Tests/FakeDevices", swiftSettings: strict),
    .target(
      name: "LiveDevices", dependencies: ["Evdev", "Recordings", "Touches"],
      swiftSettings: strict),
    .target(name: "Live", dependencies: ["LiveDevices", "Stage"], swiftSettings: strict),
    .testTarget(
      name: "LiveTests",
      dependencies: [
        "Demos", "Evdev", "FakeDevices", "Gestures", "Live", "RecordingFiles", "Recordings",
        "Stage", "Synthesis", "Touches", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EvdevTests",
      dependencies: [
        "Touches", "Evdev", "CFakeEvdev", "FakeDevices", "Recordings", "RecordingFiles",
        "SeededRandom",
      ],
      swiftSettings: strict),
    .target(name: "CoreGraphics", swiftSettings: strict),
    .target(
      name: "QuartzCore", dependencies: ["CoreGraphics", "Motion", "PlainText"],
      swiftSettings: strict),
    .target(
      name: "UIKit",
      dependencies: [
        "Constraints", "CoreGraphics", "PlainText", "Touches", "Motion", "Gestures", "QuartzCore",
      ],
      swiftSettings: strict),
    .target(
      name: "GestureTesting",
      dependencies: [
        "Gestures", "PlainText", "Recordings", "RecordingFiles", "Rendering", "Stage", "UIKit",
        "Touches",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GestureTestingTests",
      dependencies: ["GestureTesting", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
      exclude: ["Expectations"], swiftSettings: strict),
    .target(
      name: "Stage", dependencies: ["UIKit", "Recordings", "Touches", "Gestures"],
      swiftSettings: strict),
    .testTarget(
      name: "StageTests",
      dependencies: [
        "Stage", "Gestures", "Recordings", "Synthesis", "UIKit", "_Testing_CoreGraphics",
        "_Testing_UIKit", "Touches",
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
        "Constraints", "UIKit", "Gestures", "SeededRandom", "_Testing_CoreGraphics",
        "_Testing_UIKit", "Touches",
      ],
      exclude: ["HostileStoryboards"], swiftSettings: strict),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    // Trees that are very deep and very wide, and scenes that run for very long; `make soak` runs it.
    .executableTarget(
      name: "Soak", dependencies: ["Rendering", "Touches", "UIKit"], path: "Tests/Soak",
      swiftSettings: strict),
    .executableTarget(
      name: "AllocationCheck",
      dependencies: ["CAllocationCounter", "Gestures", "Touches", "UIKit"],
      path: "Tests/Allocations", swiftSettings: strict),
    .testTarget(
      name: "TouchesTests",
      dependencies: ["StreamChecking", "Recordings", "SeededRandom", "Synthesis", "Touches"],
      swiftSettings: strict),
    .target(name: "Plotting", dependencies: ["PlainText"], swiftSettings: strict),
    .testTarget(name: "PlottingTests", dependencies: ["Plotting"], swiftSettings: strict),
    // Without pkg-config: what it says of Pango has flags that are a warning of each build.
    .systemLibrary(
      name: "CCairo", providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
    .target(
      name: "Rendering",
      dependencies: ["CCairo", "CWebP", "CoreGraphics", "PlainText", "Plotting", "QuartzCore"],
      swiftSettings: strict),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "Plotting", "QuartzCore", "Rendering", "SeededRandom", "UIKit", "_Testing_CoreGraphics",
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
