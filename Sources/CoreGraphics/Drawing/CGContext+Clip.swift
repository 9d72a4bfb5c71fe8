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
      case .clip where depth == 0, .mask where depth == 0:
        steps.insert(.save, at: index)
        steps += [DrawingStep](repeating: .restore, count: saved.count + 1)
        return reopen()
      case .clip, .mask, .fill, .stroke, .gradient, .picture: break
      }
    }
    steps += [DrawingStep](repeating: .restore, count: saved.count)
    reopen()
  }

  /// Limits later drawing to the rectangle, and to the opacity of the image there, until the state is restored. As
  /// `draw(_:in:)` does, this puts the top of the image at the rectangle's largest y.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.limited
    guard rect.isPlace, rect.width > 0, rect.height > 0, state.map.isDrawable else {
      return clip(to: CGRect.zero)
    }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let clip = DrawingStep.mask(mask, rect, flip.concatenating(state.map))
    steps.append(clip)
    state.clips.append(clip)
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
    let dashed =
      line.dash.isEmpty
      ? path : path.copy(dashingWithPhase: line.phase, lengths: line.dash)
    beginPath()
    addPath(
      dashed.copy(
        strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join,
        miterLimit: line.miterLimit))
  }
}
