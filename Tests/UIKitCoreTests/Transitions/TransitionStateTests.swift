import Expectations
import Testing

@testable import UIKit

struct TransitionStateTests {
  private func tracking(at progress: Double = 0) -> TransitionState {
    var state = TransitionState()
    state.start(interactive: true)
    _ = state.update(progress)
    return state
  }

  @Test func `of finish and cancel the first wins`() {
    var state = tracking()
    expect(state.release(.finish), equals: .released(.finish))
    expect(state.release(.cancel) == .nothing && state.release(.finish) == .nothing)
    expect(!state.wasCancelled && !state.isInteractive)
  }

  @Test func `an update after the release changes nothing`() {
    var state = tracking(at: 0.3)
    _ = state.release(.cancel)
    expect(state.update(0.9) == .nothing && state.progress == 0.3)
  }

  @Test(arguments: [(-1, 0), (0.5, 0.5), (1, 1), (7, 1)] as [(Double, Double)])
  func `progress is held within its ends`(given: Double, kept: Double) {
    expect(tracking(at: given).progress, equals: kept)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is no number is ignored`(given: Double) {
    var state = tracking(at: 0.5)
    expect(state.update(given) == .nothing && state.progress == 0.5)
  }

  @Test func `it ends once`() {
    var state = tracking()
    _ = state.release(.finish)
    expect(state.complete(true), equals: .ended(completed: true, implied: nil, mistake: nil))
    expect(state.complete(true), equals: .refused(.completedTwice))
    expect(state.complete(false), equals: .refused(.completedTwice))
    expect(state.hasEnded && !state.wasCancelled)
  }

  @Test func `a cancelled one ends as cancelled, whatever is said`() {
    var state = tracking()
    _ = state.release(.cancel)
    expect(
      state.complete(true),
      equals: .ended(completed: false, implied: nil, mistake: .completedThoughCancelled))
  }

  @Test func `an end without a release implies one`() {
    var state = tracking()
    expect(
      state.complete(false),
      equals: .ended(completed: false, implied: .cancel, mistake: .completedWhileInteractive))
    var other = TransitionState()
    other.start(interactive: false)
    expect(other.complete(false), equals: .ended(completed: false, implied: .cancel, mistake: nil))
  }

  @Test func `it is grabbed only while it goes by itself`() {
    var state = tracking(at: 0.5)
    expect(state.grab(at: 0.5), equals: .nothing)
    _ = state.release(.cancel)
    expect(state.grab(at: 0.25), equals: .grabbed(from: .cancel))
    expect(state.isInteractive && !state.wasCancelled && state.progress == 0.25)
    _ = state.release(.finish)
    _ = state.complete(true)
    expect(state.grab(at: 1), equals: .nothing)
  }

  @Test func `nothing ends before it began`() {
    var state = TransitionState()
    expect(state.complete(true), equals: .refused(.completedBeforeStart))
    expect(state.release(.finish) == .nothing && state.update(0.5) == .nothing)
  }
}
