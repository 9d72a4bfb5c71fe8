// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: warnings are errors. Swift 6 mode comes from the tools version.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// CoreGraphics with its overlay for Swift Testing. Each library above CoreGraphics contains the overlay too, because
/// the compiler looks for the overlay in every test that imports one of these libraries.
let graphics = ["CoreGraphics", "_Testing_CoreGraphics"]

/// The dependencies of the tests of views.
let viewTests: [Target.Dependency] = [
  "Expectations", "GoldenTexts", "PantographConstraints", "PantographGestures",
  "PantographTouches", "SeededRandom", "TemporaryFolders", "UIKit", "ViewTesting",
  "_Testing_CoreGraphics", "_Testing_UIKit",
]

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
    // Ported sources import Combine and simd without naming their products.
    .library(
      name: "UIKit",
      targets: ["UIKit", "QuartzCore", "Combine", "simd", "_Testing_UIKit"] + graphics),
    .executable(name: "pantograph", targets: ["PantographMain"]),
    .executable(name: "pantograph-studio", targets: ["PantographStudioMain"]),
    .executable(name: "pantograph-window", targets: ["PantographWindow"]),
    .executable(name: "pantograph-port", targets: ["PantographPort"]),
    .plugin(name: "PantographPortPlugin", targets: ["PantographPortPlugin"]),
  ],
  targets: [
    .target(name: "PantographPlainText", swiftSettings: strict),
    .testTarget(
      name: "PlainTextTests",
      dependencies: ["Expectations", "PantographPlainText", "SeededRandom"],
      swiftSettings: strict),
    .target(name: "PantographTouches", swiftSettings: strict),
    .target(
      name: "PantographRecordings", dependencies: ["PantographPlainText", "PantographTouches"],
      swiftSettings: strict),
    .testTarget(
      name: "RecordingsTests",
      dependencies: [
        "Expectations",
        "GoldenTexts", "SeededRandom",
        "StreamChecking", "PantographRecordings", "PantographSynthesis", "PantographTouches",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .target(
      name: "PantographRecordingFiles",
      dependencies: ["PantographPlainText", "PantographRecordings"],
      swiftSettings: strict),
    .testTarget(
      name: "RecordingFilesTests",
      dependencies: [
        "Expectations",
        "PantographRecordingFiles", "PantographRecordings", "TemporaryFolders", "PantographTouches",
      ],
      swiftSettings: strict),
    .target(
      name: "PantographThresholdFiles",
      dependencies: ["PantographGestures", "PantographRecordingFiles"], swiftSettings: strict),
    .testTarget(
      name: "ThresholdFilesTests",
      dependencies: [
        "Expectations",
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
        "Expectations",
        "GoldenTexts",
        "PantographRecordings", "SeededRandom", "PantographSynthesis", "PantographGestures",
        "PantographTouches", "PantographMotion",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .target(name: "PantographMotion", swiftSettings: strict),
    .target(name: "PantographConstraints", swiftSettings: strict),
    .testTarget(
      name: "ConstraintsTests",
      dependencies: ["Expectations", "GoldenTexts", "PantographConstraints", "SeededRandom"],
      swiftSettings: strict
    ),
    .target(
      name: "PantographDynamics", dependencies: ["PantographMotion"], swiftSettings: strict),
    .testTarget(
      name: "DynamicsTests",
      dependencies: ["Expectations", "GoldenTexts", "PantographDynamics", "SeededRandom"],
      exclude: ["Goldens"], swiftSettings: strict
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
        "Expectations", "GoldenTexts",
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
        "Expectations",
        "GoldenTexts", "PantographTuningPage",
        "PantographGestures", "PantographRecordingFiles", "PantographRecordings", "SeededRandom",
        "PantographSynthesis", "PantographTouches",
        "PantographTuning",
        "PantographTuningFiles",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    // Distributions of what thresholds are compared with, in long recordings.
    .target(
      name: "PantographSurvey",
      dependencies: [
        "PantographGestures", "PantographMotion", "PantographTouches", "PantographTuning",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SurveyTests",
      dependencies: [
        "Expectations", "GoldenTexts",
        "PantographGestures", "PantographRecordings", "PantographSurvey", "PantographSynthesis",
        "PantographTouches", "PantographTuning", "SeededRandom",
      ],
      swiftSettings: strict),
    // The page that shows a tuning run in a browser, with the engine that judges gestures in the page.
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
    .target(name: "GoldenTexts", path: "Tests/GoldenTexts", swiftSettings: strict),
    .testTarget(
      name: "SynthesisTests",
      dependencies: [
        "Expectations", "SeededRandom",
        "StreamChecking", "PantographRecordings", "PantographSynthesis", "PantographTouches",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MotionTests",
      dependencies: ["Expectations", "GoldenTexts", "PantographMotion", "SeededRandom"],
      exclude: ["Goldens"], swiftSettings: strict
    ),
    .executableTarget(
      name: "RecognitionTable",
      dependencies: [
        "PantographTouches", "PantographRecordings", "PantographRecordingFiles",
        "PantographGestures", "PantographStage", "PantographTuning", "PantographTuningFiles",
      ],
      path: "Tests/RecognitionTable", swiftSettings: strict),
    .testTarget(
      name: "RecognitionTableTests",
      dependencies: [
        "Expectations",
        "RecognitionTable", "PantographRecordingFiles", "PantographRecordings", "PantographTouches",
        "PantographTuningFiles",
      ],
      swiftSettings: strict),
    // Decisions by libinput's movements beside those by contacts.
    .target(
      name: "DeltaTable",
      dependencies: [
        "PantographGestures", "PantographMotion", "PantographRecordingFiles",
        "PantographRecordings", "PantographSynthesis", "PantographTouches",
      ],
      path: "Tests/DeltaTable", swiftSettings: strict),
    .testTarget(
      name: "DeltaTableTests",
      dependencies: [
        "Expectations",
        "DeltaTable", "PantographGestures", "PantographTouches",
      ],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .target(name: "PantographPorting", swiftSettings: strict),
    .testTarget(
      name: "PortingTests",
      dependencies: [
        "Expectations",
        "GoldenTexts",
        "PantographPorting", "PantographPortingFiles", "SeededRandom", "TemporaryFolders",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .target(
      name: "PantographPortingFiles", dependencies: ["PantographPorting"], swiftSettings: strict),
    // The porting program alone, which builds call. It links no library.
    .executableTarget(
      name: "PantographPort",
      dependencies: ["PantographPlainText", "PantographPorting", "PantographPortingFiles"],
      swiftSettings: strict),
    .plugin(
      name: "PantographPortPlugin", capability: .buildTool(), dependencies: ["PantographPort"]),
    // The names of the scenes, for programs that do not contain the scenes.
    .target(name: "PantographSceneNames", swiftSettings: strict),
    // Declares, reads, explains and completes command lines. It knows nothing about touches.
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
        "PantographRecordings", "PantographSurvey", "PantographSynthesis",
        "PantographThresholdFiles",
        "PantographTouches", "PantographTuning", "PantographTuningFiles",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "PantographMain", dependencies: ["PantographCLI"], swiftSettings: strict),
    // The other commands of `pantograph`: scenes, pictures and tuning.
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
    // The pure targets for C. `make c-library` builds the shared library from them.
    .systemLibrary(name: "CPantograph"),
    .target(
      name: "PantographC",
      dependencies: [
        "CPantograph", "PantographGestures", "PantographRecordings", "PantographTouches",
        "PantographTuning",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PantographCTests",
      dependencies: [
        "Expectations", "GoldenTexts",
        "CPantograph", "PantographC", "PantographGestures", "PantographRecordings",
        "PantographSynthesis", "PantographTouches", "SeededRandom",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    // Uses no pkg-config, because SDL's flags would give a warning in each build. Every compiler finds its headers.
    .systemLibrary(name: "CPantographSDL2", providers: [.apt(["libsdl2-dev"])]),
    // The gestures that a Wayland compositor reports to a window.
    .target(
      name: "CPantographWayland",
      linkerSettings: [.linkedLibrary("SDL2"), .linkedLibrary("wayland-client")]),
    .target(
      name: "PantographDemoWindow",
      dependencies: [
        "CPantographSDL2", "CPantographWayland", "PantographDemos", "PantographEvdev",
        "PantographLive",
        "PantographPlotting", "PantographRendering", "PantographTouches", "UIKit",
      ],
      swiftSettings: strict),
    // Libraries that run a user's application as its command line says: the first without a window and without SDL, the
    // second with a window.
    .target(
      name: "PantographApplicationHost", dependencies: ["PantographStudio"], swiftSettings: strict),
    .target(
      name: "PantographApplicationWindow",
      dependencies: ["PantographDemoWindow", "PantographStudio"],
      swiftSettings: strict),
    .executableTarget(
      name: "PantographWindow", dependencies: ["PantographDemoWindow", "PantographStudio"],
      swiftSettings: strict),
    // A Wayland compositor without a screen, which reports gestures as a test says.
    .target(
      name: "CStubCompositor", path: "Tests/CStubCompositor",
      linkerSettings: [.linkedLibrary("wayland-client"), .linkedLibrary("wayland-server")]),
    .testTarget(
      name: "DemoWindowTests",
      dependencies: [
        "Expectations",
        "PantographApplicationHost", "PantographApplicationWindow",
        "GoldenTexts", "CPantographSDL2", "CStubCompositor", "SeededRandom", "PantographDemoWindow",
        "PantographDemos",
        "PantographEvdev",
        "PantographLive", "PantographPlotting", "PantographRendering", "PantographSynthesis",
        "PantographTouches", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "PantographCLITests",
      dependencies: [
        "Expectations",
        "GoldenTexts",
        "PantographCLI", "PantographCommands", "PantographSceneNames", "PantographStudio",
        "PantographDemos",
        "PantographEvdev", "SimulatedDevices",
        "PantographGestures", "PantographLive",
        "PantographPlainText", "PantographPorting", "PantographRecordingFiles",
        "PantographRecordings",
        "PantographRendering", "SeededRandom", "PantographStage",
        "PantographSynthesis",
        "TemporaryFolders", "PantographTouches", "PantographTuning", "PantographTuningFiles",
      ],
      exclude: ["Goldens", "Running/Goldens", "Tuning/Goldens"], swiftSettings: strict),
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
        "Expectations",
        "GoldenTexts",
        "PantographDemos", "PantographEvdev", "SimulatedDevices", "PantographGestures",
        "PantographLive",
        "PantographPlotting", "PantographRecordingFiles",
        "PantographRecordings", "PantographRendering", "PantographStage", "PantographSynthesis",
        "PantographTouches", "SeededRandom", "UIKit",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
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
      name: "SimulatedDevices",
      dependencies: [
        "CFakeEvdev", "PantographEvdev", "PantographLive", "PantographStage", "PantographTouches",
      ],
      path: "Tests/SimulatedDevices", swiftSettings: strict),
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
        "Expectations",
        "PantographDemos", "PantographEvdev", "SimulatedDevices", "PantographGestures",
        "PantographLive",
        "PantographRecordingFiles", "PantographRecordings",
        "PantographStage", "PantographSynthesis", "PantographTouches", "SeededRandom", "UIKit",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EvdevTests",
      dependencies: [
        "Expectations",
        "PantographTouches", "PantographEvdev", "CFakeEvdev", "SimulatedDevices",
        "PantographRecordings",
        "PantographRecordingFiles",
        "SeededRandom",
      ],
      swiftSettings: strict),
    .target(name: "CoreGraphics", swiftSettings: strict),
    .target(name: "PantographImages", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .testTarget(
      name: "ImagesTests",
      dependencies: [
        "Expectations", "CoreGraphics", "GoldenTexts", "PantographImages", "SeededRandom",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
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
        "PantographConstraints", "PantographDynamics", "CoreGraphics", "PantographImages",
        "PantographObjects", "PantographPlainText", "PantographTouches", "PantographMotion",
        "PantographGestures",
        "QuartzCore",
      ],
      swiftSettings: strict),
    // Vectors and matrices with Apple's names.
    .target(name: "simd", swiftSettings: strict),
    // Publishers and subscribers with Apple's names. On main queues, their time is the window's.
    .target(
      name: "Combine", dependencies: ["PantographObjects", "QuartzCore", "UIKit"],
      swiftSettings: strict),
    .testTarget(
      name: "CombineTests",
      dependencies: [
        "Expectations", "Combine", "PantographObjects", "QuartzCore", "SeededRandom", "UIKit",
      ],
      swiftSettings: strict),
    // The virtual clock of a test process; see docs/testing.md.
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
        "Expectations",
        "CWallTime", "GestureTesting", "PantographGestures", "SeededRandom", "UIKit",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      exclude: ["Expectations"], swiftSettings: strict),
    .target(
      name: "PantographStage",
      dependencies: ["UIKit", "PantographRecordings", "PantographTouches", "PantographGestures"],
      swiftSettings: strict),
    .testTarget(
      name: "StageTests",
      dependencies: [
        "Expectations", "GoldenTexts", "SeededRandom",
        "PantographStage", "PantographGestures", "PantographRecordings", "PantographSynthesis",
        "UIKit", "_Testing_CoreGraphics",
        "_Testing_UIKit", "PantographTouches",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: [
        "Expectations", "CoreGraphics", "GoldenTexts", "SeededRandom", "_Testing_CoreGraphics",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: [
        "Expectations", "GoldenTexts", "QuartzCore", "SeededRandom", "_Testing_CoreGraphics",
        "simd",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: strict),
    // Fingers over views, and logs of what views and their controllers receive.
    .target(
      name: "ViewTesting",
      dependencies: ["Expectations", "GoldenTexts", "PantographTouches", "QuartzCore", "UIKit"],
      path: "Tests/ViewTesting", swiftSettings: strict),
    // The time that the compiler needs grows with the square of the number of macros in a batch of files. With the usual
    // two batches these tests need half as much time again as with eight, and with sixteen a little more than with eight.
    // Two targets are compiled at the same time where all of a target is one batch.
    .testTarget(
      name: "UIKitCoreTests", dependencies: viewTests,
      exclude: ["Animation/Goldens", "Presentation/Goldens"],
      swiftSettings: strict + [.unsafeFlags(["-driver-batch-count", "4"])]),
    .testTarget(
      name: "UIKitTests", dependencies: viewTests,
      exclude: [
        "Galleries/Goldens", "HostileStoryboards", "Properties/Goldens", "TextInput/Goldens",
        "Walks/Goldens",
      ],
      swiftSettings: strict + [.unsafeFlags(["-driver-batch-count", "6"])]),
    .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
    // The expectations of the tests.
    .target(
      name: "Expectations", path: "Tests/Expectations", exclude: ["Seen/Marks"],
      swiftSettings: strict),
    // Tests very deep and very wide view trees, and scenes that run for a very long time. `make soak` runs it.
    .executableTarget(
      name: "Soak", dependencies: ["PantographRendering", "PantographTouches", "UIKit"],
      path: "Tests/Soak",
      swiftSettings: strict),
    // `Fuzz/run.sh files` runs it.
    .executableTarget(
      name: "FuzzFiles",
      dependencies: [
        "PantographGestures", "PantographImages", "PantographPorting", "PantographPortingFiles",
        "PantographRendering", "PantographThresholdFiles", "PantographTuningFiles", "SeededRandom",
        "UIKit",
      ],
      path: "Fuzz/Files", swiftSettings: strict),
    // Tests of the host of applications run it.
    .executableTarget(
      name: "SampleApplication", dependencies: ["PantographApplicationHost", "UIKit"],
      path: "Tests/SampleApplication", swiftSettings: strict),
    .executableTarget(
      name: "AllocationCheck",
      dependencies: ["CAllocationCounter", "PantographGestures", "PantographTouches", "UIKit"],
      path: "Tests/Allocations", swiftSettings: strict),
    .testTarget(
      name: "TouchesTests",
      dependencies: [
        "Expectations",
        "GoldenTexts",
        "StreamChecking", "PantographRecordings", "SeededRandom", "PantographSynthesis",
        "PantographTouches",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .target(
      name: "PantographPlotting", dependencies: ["PantographPlainText"], swiftSettings: strict),
    .testTarget(
      name: "PlottingTests", dependencies: ["Expectations", "GoldenTexts", "PantographPlotting"],
      exclude: ["Goldens"], swiftSettings: strict),
    // Uses no pkg-config, because Pango's flags would give a warning in each build.
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
        "PantographImages", "PantographObjects", "PantographPlainText", "PantographPlotting",
        "QuartzCore",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "Expectations", "GoldenTexts",
        "CoreGraphics", "PantographImages", "PantographPlotting", "QuartzCore",
        "PantographRendering", "SeededRandom", "UIKit",
        "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
    // The probe for iPhones, which its users copy as a single file.
    .target(
      name: "PantographProbe", dependencies: ["UIKit"], path: "docs/examples/probe",
      swiftSettings: strict),
    .testTarget(
      name: "ProbeTests",
      dependencies: [
        "Expectations",
        "SimulatedDevices", "PantographDemos", "PantographLive", "PantographProbe",
        "PantographRecordingFiles", "PantographRecordings", "PantographStage", "PantographTouches",
        "TemporaryFolders", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    // Uses Swift 5 mode, which most code for iOS is built in.
    .testTarget(
      name: "SwiftFiveTests", dependencies: ["UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)

/// The targets that UIKit is above.
let targetsBelowUIKit: Set = [
  "CoreGraphics", "PantographConstraints", "PantographDynamics", "PantographGestures",
  "PantographImages", "PantographMotion", "PantographObjects", "PantographPlainText",
  "PantographTouches", "QuartzCore",
]

/// The targets whose code the count of allocations runs, and others in which tests spend much time.
let optimizedTargets = targetsBelowUIKit.union([
  "AllocationCheck", "GoldenTexts", "PantographRecordings", "PantographSynthesis",
  "PantographTuning", "SeededRandom", "UIKit",
])

// `make test` compiles everything once, as a release, for the tests and for the count of allocations. In the targets that
// run little, the optimizer would take more time than it saves.
if Context.environment["PANTOGRAPH_TESTED"] != nil {
  // The plugin would compile all that it needs a second time, as tools of the build.
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0.name == "PantographPortPlugin" }
  // Built first, since all else waits for UIKit, and UIKit for these. Of what is ready, the build takes the
  // last name first, which is UIKit then: one core compiles it, and the other all that does not need it.
  package.products.append(
    .library(
      name: "BelowUIKit", type: .static,
      targets: targetsBelowUIKit.sorted()
        + ["Expectations", "GoldenTexts", "SeededRandom", "TemporaryFolders"]))
  for target in package.targets where target.type != .system {
    // The frontend's flags leave out a check of the compiler itself, and hashes for later builds.
    var flags = ["-enable-testing"]
    for name in ["-disable-llvm-verify", "-disable-incremental-llvm-codegen"] {
      flags += ["-Xfrontend", name]
    }
    if !optimizedTargets.contains(target.name) {
      flags += ["-Onone", "-no-emit-module-separately-wmo"]
    }
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
  }
}
