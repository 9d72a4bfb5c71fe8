import PantographTouches

extension DeltaInteraction {
  /// The time without a report after which a scroll has ended whose source reports no end: 150 ms,
  /// the longest window of an estimator, after which none has a speed to judge.
  static let silence = TimeSpan.milliseconds(150)

  /// The time at which `advance` ends a scroll without a reported end; nil if there is none.
  public var deadline: Timestamp? {
    state.gesture == .endlessScroll ? latest + Self.silence : nil
  }

  /// Lets time pass without a report.
  public mutating func advance(to time: Timestamp) -> InteractionStep {
    guard let deadline, time >= deadline else { return .nothing }
    // The last report is the last sign of the hand.
    return lift(at: latest)
  }

  mutating func scroll(_ scroll: DeltaScroll, at time: Timestamp) -> InteractionStep {
    switch (scroll.source, state.gesture) {
    case (.momentum, .scroll), (.momentum, .endlessScroll):
      // The fingers have lifted. What follows is not of a hand.
      return lift(at: latest)
    case (.momentum, .swipe), (.momentum, .pinch), (.momentum, nil), (.fingers, .swipe),
      (.fingers, .pinch), (.continuous, .swipe), (.continuous, .pinch):
      return .nothing
    case (.fingers, nil), (.fingers, .endlessScroll):
      guard !scroll.isTerminating else { return .nothing }
      begin(.scroll(x: scroll.x != nil, y: scroll.y != nil), at: time)
      return move(by: points(scroll), at: time)
    case (.fingers, .scroll(let x, let y)):
      // An axis that a report does not mention goes on.
      let isX = scroll.x.map { $0 != 0 } ?? x
      let isY = scroll.y.map { $0 != 0 } ?? y
      guard isX || isY else { return lift(at: time) }
      continueScroll(x: isX, y: isY)
      return move(by: points(scroll), at: time)
    case (.continuous, nil), (.continuous, .scroll):
      begin(.endlessScroll, at: time)
      return move(by: points(scroll), at: time)
    case (.continuous, .endlessScroll):
      let step = advance(to: time)
      if state.gesture == nil { begin(.endlessScroll, at: time) }
      let moved = move(by: points(scroll), at: time)
      return step.isNothing ? moved : step
    }
  }

  private mutating func continueScroll(x: Bool, y: Bool) {
    let gesture = DeltaGesture.scroll(x: x, y: y)
    switch state {
    case .idle: break
    case .possible: state = .possible(gesture)
    case .following: state = .following(gesture)
    case .refused: state = .refused(gesture)
    }
  }
}
