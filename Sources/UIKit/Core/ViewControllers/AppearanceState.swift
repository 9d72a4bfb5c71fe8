/// The state of a view controller between invisible and visible.
enum AppearanceState: Hashable, Sendable {
  case disappeared
  case appearing(animated: Bool)
  case appeared
  case disappearing(animated: Bool)

  /// An appearance call that a step sends.
  enum Call: Hashable, Sendable {
    case willAppear(animated: Bool)
    case didAppear(animated: Bool)
    case willDisappear(animated: Bool)
    case didDisappear(animated: Bool)

    var isAnimated: Bool {
      switch self {
      case .willAppear(let animated), .didAppear(let animated), .willDisappear(let animated),
        .didDisappear(let animated):
        animated
      }
    }

    /// The method with its argument, as a trace prints it.
    var words: String {
      switch self {
      case .willAppear(let animated): "viewWillAppear(\(animated))"
      case .didAppear(let animated): "viewDidAppear(\(animated))"
      case .willDisappear(let animated): "viewWillDisappear(\(animated))"
      case .didDisappear(let animated): "viewDidDisappear(\(animated))"
      }
    }
  }

  /// Begins to appear or disappear, and returns the call to send. Nil if that has begun or
  /// happened already.
  ///
  /// - Parameter isByHand: Whether a program's own container calls. It can make a view controller
  ///   disappear that has not appeared.
  mutating func begin(appearing: Bool, animated: Bool, isByHand: Bool = false) -> Call? {
    switch (self, appearing) {
    case (.disappeared, true), (.disappearing, true):
      self = .appearing(animated: animated)
      return .willAppear(animated: animated)
    case (.disappeared, false) where !isByHand: return nil
    case (.appeared, false), (.appearing, false), (.disappeared, false):
      self = .disappearing(animated: animated)
      return .willDisappear(animated: animated)
    case (.appearing, true), (.appeared, true), (.disappearing, false):
      return nil
    }
  }

  mutating func end() -> Call? {
    switch self {
    case .appearing(let animated):
      self = .appeared
      return .didAppear(animated: animated)
    case .disappearing(let animated):
      self = .disappeared
      return .didDisappear(animated: animated)
    case .appeared, .disappeared:
      return nil
    }
  }

  var isTransitional: Bool {
    switch self {
    case .appearing, .disappearing: true
    case .appeared, .disappeared: false
    }
  }

  /// Whether the view controller is visible or about to be.
  var isTowardsAppeared: Bool {
    switch self {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }

  var isAppearing: Bool {
    if case .appearing = self { true } else { false }
  }
}

/// The changes that a view controller is in the middle of.
struct ControllerPassage {
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
}
