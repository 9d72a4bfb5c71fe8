/// The texts of a new package for a beginner: sources, tests, manifest and README.
struct PackageTexts {
  let name: String
  /// The path of Pantograph's sources, as the manifest contains it.
  let sources: String

  /// The files' paths in the package, and their contents.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("README.md", page), (".gitignore", ".build/\nbuild/\n"),
      ("App/AppDelegate.swift", delegate),
      ("Sources/\(name)/HomeViewController.swift", home),
      ("Sources/\(name)/PanelViewController.swift", panel),
      ("Tests/\(name)Tests/PanelTests.swift", tests),
    ]
  }

  private var manifest: String {
    let path = sources.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [
          // The folder of Pantograph's sources, or its repository:
          // .package(url: "https://…/pantograph.git", from: "0.1.0")
          .package(name: "Pantograph", path: "\(String(path))")
        ],
        targets: [
          .target(name: "\(name)", dependencies: [.product(name: "UIKit", package: "Pantograph")]),
          .testTarget(
            name: "\(name)Tests",
            dependencies: ["\(name)", .product(name: "GestureTesting", package: "Pantograph")],
            exclude: ["Recordings"]),
        ]
      )

      """
  }

  private var page: String {
    """
    # \(name)

    An application with a panel that a drag down dismisses.

    ```
    pantograph run .        # shows the application in a window, or in the terminal
    pantograph test .       # runs the tests
    swift test              # runs the tests with SwiftPM; the first time it compiles all of Pantograph
    ```

    `App` has the application, `Sources/\(name)` its scene. Every recording in `Tests/\(name)Tests/Recordings` is a test: its line
    `#: expect: finish`, `cancel` or `nothing` states what must happen. `pantograph record -o FILE` records your own gesture.

    """
  }

  private var delegate: String {
    """
    import \(name)
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = HomeViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    """
  }

  private var home: String {
    """
    import UIKit

    /// A page with a panel over it, and a button that brings the panel back.
    public final class HomeViewController: UIViewController {
      /// The panel that lies over the page.
      public let panel = PanelViewController()

      public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(
          type: .system,
          primaryAction: UIAction(title: "Show the panel") { [weak self] _ in
            guard let self else { return }
            self.present(self.panel, animated: true)
          })
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
          button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }

      public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { present(panel, animated: false) }
      }
    }

    """
  }

  private var panel: String {
    """
    import UIKit

    /// A panel that a drag down takes away.
    public final class PanelViewController: UIViewController {
      /// Lets the panel follow a finger, and decides what becomes of it when the finger lifts.
      private var driver: PanTransitionDriver?

      public init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
      }

      public required init?(coder: NSCoder) { nil }

      public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        driver = PanTransitionDriver(dismissing: self, pan: pan, direction: .down)
      }
    }

    """
  }

  private var tests: String {
    """
    import GestureTesting
    import Testing
    import UIKit

    @testable import \(name)

    @MainActor
    struct PanelTests {
      private let home = HomeViewController()
      private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

      init() {
        window.rootViewController = home
        window.makeKeyAndVisible()
        window.advance(to: 0)
      }

      /// A test for each recording in the folder; each says itself what it expects.
      @Test(arguments: RecordedGesture.all(in: "Recordings"))
      func recordings(gesture: RecordedGesture) {
        GestureTest(window: window).playAsExpected(gesture)
      }

      @Test func aShortSlowDragBringsThePanelBack() {
        let test = GestureTest(window: window)
        test.play(
          FingerPath().down(at: CGPoint(x: 195, y: 300)).move(to: CGPoint(x: 195, y: 400), over: 0.6)
            .hold(0.2).lift())
        test.expect(outcome: "cancel by progress")
        #expect(home.presentedViewController === home.panel)
      }
    }

    """
  }
}
