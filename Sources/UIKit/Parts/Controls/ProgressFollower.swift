import Foundation
import QuartzCore

/// Updates a progress view from a `Progress`, once per frame until the progress is finished.
@MainActor
final class ProgressFollower {
  private weak var bar: UIProgressView?
  private weak var progress: Progress?
  private var link: CADisplayLink?

  /// Starts following a progress; nil stops. The bar keeps its last value.
  func follow(_ progress: Progress?, in bar: UIProgressView) {
    self.bar = bar
    self.progress = progress
    link?.invalidate()
    link = nil
    guard let progress else { return }
    bar.setProgress(Float(progress.fractionCompleted), animated: false)
    guard !progress.isFinished else { return }
    let link = CADisplayLink { [weak self] link in
      if let self { look() } else { link.invalidate() }
    }
    link.add(for: bar.layer)
    self.link = link
  }

  private func look() {
    let share = progress.map { Float($0.fractionCompleted) }
    if let share, let bar, share != bar.progress { bar.setProgress(share, animated: true) }
    guard bar == nil || progress?.isFinished != false else { return }
    link?.invalidate()
    link = nil
  }
}
