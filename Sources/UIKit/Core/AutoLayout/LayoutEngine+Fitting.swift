import Foundation
import PantographConstraints

/// Fitting sizes that the engine of a view's own computes by itself: it frees the height of the
/// view, which its frame otherwise gives, until the next update.
extension LayoutEngine {
  /// Returns the size that the constraints in a view give it at a required width; nil if a new engine
  /// has to compute the size, because other constraints than those in the view would affect it.
  func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize? {
    guard isOfView, work == .none, horizontal == .required, vertical != .required,
      target.width.isFinite, target.height.isFinite, isApart(view)
    else { return nil }
    work = .updating
    defer { work = .none }
    takeUpSurroundings()
    takeUpNews()
    guard yielding.isEmpty, let entry = view.layoutRecord?.entry, entry.engine === self,
      entry.mode == .frame, entry.isWholeSizeUsed
    else { return nil }
    free(entry, target, vertical)
    solver.solve()
    readWhatMatters()
    fitText()
    guard !solver.hasConflict() else { return nil }
    freed?.isFitting = true
    return view.exactSize(view.frame(forAlignmentRect: entry.frame).size)
  }

  /// Whether all constraints that may affect the view's size are in the view.
  private func isApart(_ view: UIView) -> Bool {
    let none = UIView.noIntrinsicMetric
    guard view.intrinsicContentSize == CGSize(width: none, height: none) else { return false }
    if view === root { return true }
    guard let around = view.ownSuperview, around === root, !view.isPlacedByConstraints else {
      return false
    }
    return around.layoutRecord?.constraints.isEmpty ?? true
  }

  /// Gives the view a width, and only a wish for its height.
  private func free(_ entry: LayoutEntry, _ target: CGSize, _ priority: UILayoutPriority) {
    if freed?.entry !== entry { bindFreed() }
    freed = Freed(entry: entry)
    guard let width = entry[.width].given, let height = entry[.height].given else { return }
    solver.setPriority(Self.priority(priority), of: height)
    solver.setConstant(-Self.bounded(target.width), of: width)
    solver.setConstant(-Self.bounded(target.height), of: height)
  }

  /// Whether the view whose height is free has exactly the size that was found for it, and nothing
  /// has changed since. The solution then is that for the frame, too: a number that the constraints
  /// have found by themselves violates none of them when it is given. So a reused cell solves its new
  /// content once, and not once for its size and once for its layout.
  var isPlacedAsFitted: Bool {
    guard let freed, freed.isFitting, solver.isSolved, freed.entry.isWholeSizeUsed else {
      return false
    }
    let entry = freed.entry
    let given = entry.givenSize
    return abs(entry.value(.width) - given.width) < Self.rounding
      && abs(entry.value(.height) - given.height) < Self.rounding
  }

  /// Our value, in points: a rounding error of a fitting size, and far below what layout rounds to
  /// whole pixels.
  private static let rounding: CGFloat = 1e-9

  /// Gives the view whose height is free the size of its frame again.
  func bindFreed() {
    guard let entry = freed?.entry else { return }
    freed = nil
    if let width = entry[.width].given {
      solver.setConstant(givenConstant(entry, .width), of: width)
    }
    if let height = entry[.height].given {
      // The size first: with the wished height, the frame would have to be solved twice.
      solver.setConstant(givenConstant(entry, .height), of: height)
      solver.setPriority(.given, of: height)
    }
  }
}

extension LayoutEntry {
  /// Whether the frame gives the width and the height to constraints.
  fileprivate var isWholeSizeUsed: Bool { self[.width].given != nil && self[.height].given != nil }
}
