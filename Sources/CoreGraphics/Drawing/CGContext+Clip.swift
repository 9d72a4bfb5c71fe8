import Foundation

/// The clip and the outline of the current path.
extension CGContext {
  /// Removes all clips until the state is restored.
  public func resetClip() {
    // Clips end where the group around them ends, so all groups are closed and opened again.
    var depth = 0
    for (index, step) in steps.enumerated() {
      switch step {
      case .save: depth += 1
      case .restore: depth -= 1
      case .clip where depth == 0:
        steps.insert(.save, at: index)
        steps += [DrawingStep](repeating: .restore, count: saved.count + 1)
        return reopen()
      case .clip, .fill, .stroke, .gradient, .picture: break
      }
    }
    steps += [DrawingStep](repeating: .restore, count: saved.count)
    reopen()
  }

  private func reopen() {
    steps += [DrawingStep](repeating: .save, count: saved.count)
    state.clips = []
    unclipped = saved.count
  }

  /// Adds the clips of a state that was restored, if `resetClip` has removed them.
  func addRemovedClips() {
    guard unclipped > saved.count else { return }
    unclipped = saved.count
    steps += state.clips
  }

  /// Replaces the current path by the outline of the line that `strokePath` would draw along it.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let line = state.line
    let dashed = line.dash.isEmpty
      ? path : path.copy(dashingWithPhase: line.phase, lengths: line.dash)
    beginPath()
    addPath(
      dashed.copy(
        strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join,
        miterLimit: line.miterLimit))
  }
}
