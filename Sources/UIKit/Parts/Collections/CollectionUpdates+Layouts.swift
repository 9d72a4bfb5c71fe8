import Foundation
import QuartzCore

extension CollectionUpdates {
  /// The duration of a layout change, in seconds. UIKit's is not known.
  static let layoutDuration = 0.3

  /// Moves all views from where an interactive transition has left them to the places of the current
  /// layout.
  ///
  /// - Parameters:
  ///   - offset: The content offset at the end.
  ///   - share: The share of the transition that remains.
  func arrive(at offset: CGPoint, share: Double, _ done: @escaping (Bool) -> Void) {
    guard view.window != nil, UIView.areAnimationsEnabled, share > 0 else {
      contents.prepareLayout()
      view.contentOffset = offset
      view.layoutIfNeeded()
      return finish([done], view.window != nil)
    }
    let duration = Self.layoutDuration * share
    contents.isUpdating = true
    UIView.animate(withDuration: duration, options: .allowUserInteraction) {
      self.contents.prepareLayout()
      self.view.contentOffset = offset
    }
    let targets = transition(movesOffset: false)
    UIView.animate(withDuration: duration, options: .allowUserInteraction) {
      for (reusable, attributes) in targets.targets {
        self.contents.change(reusable, to: attributes)
        reusable.layoutIfNeeded()
      }
    } completion: { [weak self, weak view] isFinished in
      if view != nil { self?.part(targets.parting) }
      done(isFinished)
    }
  }

  func change(
    to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = layout
    guard new !== old else { return finish(completion.map { [$0] } ?? [], true) }
    let isAnimated =
      animated && view.window != nil && UIView.areAnimationsEnabled
      && contents.counts != nil && !contents.needsReload
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    noteBefore()
    let shown = contents.shown.values
    for reusable in shown { reusable.willTransition(from: old, to: new) }
    view.take(new)
    let done = { (isFinished: Bool) in
      for reusable in self.contents.shown.values { reusable.didTransition(from: old, to: new) }
      completion?(isFinished)
    }
    guard isAnimated else {
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
      return finish([done], view.window != nil)
    }
    let (targets, parting) = transition()
    UIView.animate(withDuration: Self.layoutDuration, options: .allowUserInteraction) {
      for (reusable, attributes) in targets {
        self.contents.change(reusable, to: attributes)
        reusable.layoutIfNeeded()
      }
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
    } completion: { [weak self, weak view] isFinished in
      // The collection view may have been released, or may be about to be.
      if view != nil { self?.part(parting) }
      done(isFinished)
    }
    attributesOfBefore = [:]
  }

  private func transition(
    movesOffset: Bool = true
  ) -> (targets: [Target], parting: [Parting]) {
    contents.isUpdating = true
    defer { contents.isUpdating = false }
    contents.prepareLayout()
    if movesOffset { moveOffset() }
    let (wanted, fresh) = settled(besides: contents.shown)
    let elements = Set(wanted.map(\.element))
    var targets: [Target] = []
    var parting: [Parting] = []
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    for (element, reusable) in contents.shown.sorted(by: { $0.key < $1.key }) {
      if elements.contains(element) {
        kept[element] = reusable
        continue
      }
      parting.append((reusable, element))
      guard let there = contents.attributes(of: element) ?? reusable.shownAttributes?.duplicate
      else { continue }
      if !there.lies(in: view.bounds) || element.category == .cell {
        targets.append((reusable, there))
      } else {
        there.alpha = 0
        targets.append((reusable, there))
      }
    }
    contents.replaceShown(kept)
    for attributes in wanted {
      if let reusable = kept[attributes.element] {
        targets.append((reusable, attributes))
      } else if let reusable = fresh[attributes.element] {
        let faded = attributes.duplicate
        faded.alpha = 0
        appear(reusable, attributes, from: attributesOfBefore[attributes.element] ?? faded)
        targets.append((reusable, attributes))
      }
    }
    return (targets, parting)
  }
}
