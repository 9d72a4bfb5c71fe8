import Foundation
import UIKit
import ViewTesting

extension MemberWalk {
  /// Adds views that are pressed for previews, by the older ways.
  func addPeeks() {
    let follower = PeekFollower(self)
    let views = (0..<3).map { number in
      let view = UIView(frame: CGRect(x: 20, y: 60 + number * 150, width: 150, height: 100))
      view.backgroundColor = [.systemTeal, .systemPink, .systemMint][number]
      view.tag = number
      root.view.addSubview(view)
      return view
    }
    window.layoutIfNeeded()
    let interaction = UIPreviewInteraction(view: views[0])
    interaction.delegate = follower
    var contexts: [any UIViewControllerPreviewing] = views.dropFirst().map {
      root.registerForPreviewing(with: follower, sourceView: $0)
    }
    held = [follower, interaction]
    let waits: [Int64] = [20, 90, 101, 250, 399, 410, 480, 690, 720, 1190, 1210]
    members += [
      { [unowned self] bits in
        guard !fingers.isDown(3) else { return fingers.lift(3) }
        let view = views[bits % 3]
        fingers.down(3, Double(view.frame.minX) + 40, Double(view.frame.minY) + 30)
        fingers.wait(waits[bits / 3 % waits.count])
        if bits % 4 == 0 {
          // Just below, at and above the allowance.
          let way = [9.9, 10, 10.1, 30][bits / 4 % 4]
          fingers.move(3, Double(view.frame.minX) + 40 + way, Double(view.frame.minY) + 30)
        }
        if bits % 3 == 0 { fingers.lift(3) }
      },
      { [unowned self] bits in
        fingers.wait(waits[bits % waits.count])
        if fingers.isDown(3), bits % 5 == 0 { fingers.cancel(3) }
      },
      { [unowned self] bits in
        note("\(interaction.location(in: bits % 2 == 0 ? nil : root.view))")
        note("\(contexts.map { "\($0.sourceRect) \($0.sourceView.tag)" })")
      },
      { bits in if bits % 3 == 0 { interaction.cancel() } },
      { bits in follower.mood = bits % 100 },
      { bits in views[bits % 3].frame.size.height = [100, 60][bits / 3 % 2] },
      { [unowned self] bits in
        guard bits % 5 == 0, let context = contexts.popLast() else { return }
        root.unregisterForPreviewing(withContext: context)
        contexts.append(
          root.registerForPreviewing(with: follower, sourceView: views[1 + bits / 5 % 2]))
      },
      { [unowned self] bits in
        guard bits % 3 == 0 else { return }
        root.dismiss(animated: bits % 2 == 1) { [unowned self] in note("gone") }
      },
      { bits in interaction.delegate = bits % 6 == 0 ? nil : follower },
    ]
  }
}

/// Answers questions about previews as its mood says, and logs them.
@MainActor
private final class PeekFollower: NSObject, UIPreviewInteractionDelegate,
  UIViewControllerPreviewingDelegate
{
  private final class Page: UIViewController {
    var actions: [any UIPreviewActionItem] = []
    override var previewActionItems: [any UIPreviewActionItem] { actions }
  }

  private weak var walk: MemberWalk?
  var mood = 1

  init(_ walk: MemberWalk) { self.walk = walk }

  private func note(_ words: String) { walk?.note(words) }

  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    note("should begin")
    return mood % 7 != 6
  }
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
  ) { note("preview \(thousandths(transitionProgress)) \(ended)") }
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) { note("commit \(thousandths(transitionProgress)) \(ended)") }
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { note("cancels") }

  private func thousandths(_ value: CGFloat) -> Int { Int((value * 1000).rounded()) }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    note("asks at \(location) of \(previewingContext.sourceView.tag)")
    guard mood % 8 != 7 else { return nil }
    let page = Page()
    page.view.backgroundColor = .systemYellow
    page.preferredContentSize = CGSize(width: 0, height: [0, 120, 900][mood % 3])
    if mood % 4 < 2 {
      previewingContext.sourceRect = CGRect(x: 5, y: 6, width: 50 + mood % 30, height: 30)
    }
    let single = UIPreviewAction(
      title: "One", style: [.default, .selected, .destructive][mood % 3]
    ) {
      [weak self] action, controller in
      self?.note("action \(action.title) \(controller === page)")
    }
    let group = UIPreviewActionGroup(
      title: "Group", style: [.destructive, .default][mood % 2],
      actions: (0..<3).map { number in
        UIPreviewAction(title: "Part \(number)", style: .default) { [weak self] action, _ in
          self?.note("part \(action.title)")
        }
      })
    page.actions = [[], [single], [single, group], [group]][mood / 3 % 4]
    return page
  }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {
    note("commits \(viewControllerToCommit.preferredContentSize)")
    if mood % 2 == 0 { walk?.root.present(viewControllerToCommit, animated: true) }
  }
}
