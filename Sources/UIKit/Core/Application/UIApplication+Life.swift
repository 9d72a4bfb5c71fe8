import Foundation

extension UIApplication {
  /// Starts the program, in Apple's order. The main storyboard is read, and the delegate's methods
  /// for launching are called. Then the scenes connect, or the window of a program without scenes
  /// is shown. Last, the program becomes active.
  public func launch(_ delegate: any UIApplicationDelegate) { launch(delegate, as: .main) }

  func launch(_ delegate: any UIApplicationDelegate, as list: ApplicationList) {
    self.delegate = delegate
    self.list = list
    FontFiles.registerFonts(list.fonts)
    // An earlier launch in the same process may have left its scene.
    if let earlier = sceneOfWholeProgram { connectedScenes.remove(earlier) }
    // A `CATransition` may be added after the changes that it animates, so the layers' earlier
    // values are recorded.
    CommitJournal.isOn = true
    let window = mainWindow(of: list, delegate)
    if let window { delegate.window = window }
    Self.note(delegate, "application(_:willFinishLaunchingWithOptions:)")
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    guard let scene = list.scene else {
      launchWithoutScenes(delegate, window)
      return
    }
    Self.note(delegate, "application(_:didFinishLaunchingWithOptions:)")
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification)
    connect(scene, delegate)
    enterForeground()
  }

  /// Returns the window of a program without scenes, with its main storyboard's first view
  /// controller. The window exists, but is not shown, when
  /// `application(_:willFinishLaunchingWithOptions:)` is called. It is the delegate's own window, if
  /// the delegate was created with one.
  private func mainWindow(
    of list: ApplicationList, _ delegate: any UIApplicationDelegate
  ) -> UIWindow? {
    guard list.scene == nil, let name = list.mainStoryboard else { return nil }
    let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
    let interfaces = TiersAbove.interfaces
    interfaces.fill(window, from: interfaces.storyboard(named: name))
    return window
  }

  private func launchWithoutScenes(
    _ delegate: any UIApplicationDelegate, _ main: UIWindow?
  ) {
    let scene = addSceneOfWholeProgram()
    let presentRestored = StateRestorer.restore(self)
    Self.note(delegate, "application(_:didFinishLaunchingWithOptions:)")
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification)
    // The delegate may have replaced the storyboard's window by its own.
    if let main { (delegate.window ?? main).makeKeyAndVisible() }
    presentRestored()
    scene.activationState = .foregroundActive
    becomeActive()
  }

  /// Connects the scene that a program without scenes has on iOS.
  private func addSceneOfWholeProgram() -> UIWindowScene {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let scene = UIWindowScene(
      session: UISceneSession(configuration), connectionOptions: UIScene.ConnectionOptions())
    scene.isOfWholeProgram = true
    connectedScenes.insert(scene)
    return scene
  }

  private func connect(_ listed: ApplicationList.Scene, _ delegate: any UIApplicationDelegate) {
    let session = UISceneSession(
      UISceneConfiguration(name: listed.name, sessionRole: .windowApplication, listed))
    session.stateRestorationActivity = SavedState.activities[session.persistentIdentifier]
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    let filled = configuration.filled(from: listed)
    session.configuration = filled
    let scene = UIWindowScene(session: session, connectionOptions: options)
    connectedScenes.insert(scene)
    scene.delegate =
      filled.makeDelegate?() ?? filled.delegateClassName.flatMap(SceneDelegates.make)
    if scene.delegate == nil, let name = filled.delegateClassName {
      Misuse.warn(
        "there is no scene delegate \(name): call InterfaceClasses.registerSceneDelegate(\"\(name)\")"
          + " { \(name)() } first")
    }
    if let storyboard = filled.storyboard {
      let given = (scene.delegate as? any UIWindowSceneDelegate)?.window ?? nil
      given?.windowScene = scene
      let window = given ?? UIWindow(windowScene: scene)
      TiersAbove.interfaces.fill(window, from: storyboard)
      (scene.delegate as? any UIWindowSceneDelegate)?.window = window
      scene.tell("scene(_:willConnectTo:options:)", UIScene.willConnectNotification) {
        $0.scene(scene, willConnectTo: session, options: options)
      }
      // The delegate may have replaced the storyboard's window by its own.
      let own = (scene.delegate as? any UIWindowSceneDelegate)?.window ?? nil
      if let own, own !== window { scene.remove(window) }
      (own ?? window).makeKeyAndVisible()
    } else {
      scene.tell("scene(_:willConnectTo:options:)", UIScene.willConnectNotification) {
        $0.scene(scene, willConnectTo: session, options: options)
      }
    }
    scene.restoreActivity()
  }

  /// Brings the program to the foreground. The scenes' delegates are called; without scenes, the
  /// application's delegate.
  public func enterForeground() {
    applicationState = .inactive
    let scenes = orderedScenes
    if scenes.isEmpty {
      tell("applicationWillEnterForeground") { $0.applicationWillEnterForeground(self) }
    }
    for scene in scenes {
      scene.activationState = .foregroundInactive
      scene.tell("sceneWillEnterForeground", UIScene.willEnterForegroundNotification) {
        $0.sceneWillEnterForeground(scene)
      }
    }
    post(Self.willEnterForegroundNotification)
    becomeActive()
  }

  func becomeActive() {
    applicationState = .active
    let scenes = orderedScenes
    if scenes.isEmpty { tell("applicationDidBecomeActive") { $0.applicationDidBecomeActive(self) } }
    for scene in scenes {
      scene.activationState = .foregroundActive
      scene.tell("sceneDidBecomeActive", UIScene.didActivateNotification) {
        $0.sceneDidBecomeActive(scene)
      }
    }
    post(Self.didBecomeActiveNotification)
  }

  /// Sends the program to the background. The scenes' delegates are called; without scenes, the
  /// application's delegate, as on iOS.
  public func enterBackground() {
    guard applicationState != .background else { return }
    applicationState = .inactive
    let scenes = orderedScenes
    if scenes.isEmpty {
      tell("applicationWillResignActive") { $0.applicationWillResignActive(self) }
    }
    for scene in scenes {
      scene.activationState = .foregroundInactive
      scene.tell("sceneWillResignActive", UIScene.willDeactivateNotification) {
        $0.sceneWillResignActive(scene)
      }
    }
    post(Self.willResignActiveNotification)
    applicationState = .background
    if scenes.isEmpty {
      tell("applicationDidEnterBackground") { $0.applicationDidEnterBackground(self) }
      SavedState.last = StateSaver.save(self) ?? SavedState.last
    }
    for scene in scenes {
      scene.activationState = .background
      scene.saveActivity()
      scene.tell("sceneDidEnterBackground", UIScene.didEnterBackgroundNotification) {
        $0.sceneDidEnterBackground(scene)
      }
    }
    post(Self.didEnterBackgroundNotification)
  }

  public func terminate() {
    tell("applicationWillTerminate") { $0.applicationWillTerminate(self) }
    post(Self.willTerminateNotification)
    for scene in orderedScenes {
      scene.tell("sceneDidDisconnect", UIScene.didDisconnectNotification) {
        $0.sceneDidDisconnect(scene)
      }
    }
    connectedScenes = []
  }

  private func tell(_ call: String, _ body: (any UIApplicationDelegate) -> Void) {
    guard let delegate else { return }
    Self.note(delegate, call)
    body(delegate)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The scenes that have the program's life cycle, and so not the scene of a program without
  /// scenes.
  package var orderedScenes: [UIScene] {
    connectedScenes.filter { ($0 as? UIWindowScene)?.isOfWholeProgram != true }
      .sorted { $0.order < $1.order }
  }

  /// The scene of a program without scenes; nil in another program.
  var sceneOfWholeProgram: UIWindowScene? {
    connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first { $0.isOfWholeProgram }
  }
}

extension UIScene {
  /// Calls the delegate, then posts the notification.
  fileprivate func tell(
    _ call: String, _ name: Notification.Name, _ body: (any UISceneDelegate) -> Void
  ) {
    if let delegate {
      UIApplication.note(delegate, call)
      body(delegate)
    }
    NotificationCenter.default.post(name: name, object: self)
  }
}
