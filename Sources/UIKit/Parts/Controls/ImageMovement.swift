import Foundation

/// Selects the current image of an image view's animation, in the time of the view's window.
@MainActor
final class ImageMovement: NSObject {
  private var images: [UIImage] = []
  private var duration: TimeInterval = 0
  private var count = 0
  private var link: CADisplayLink?
  private var start: TimeInterval?
  private var index = 0
  private let changed: () -> Void

  /// The frames of an animated image.
  var imageFrames: [UIImage] = [] {
    didSet {
      guard imageFrames != oldValue, !isStarted else { return }
      imageFrames.isEmpty ? end() : begin()
    }
  }
  var imageDuration: TimeInterval = 0
  private var isStarted = false

  init(changed: @escaping () -> Void) {
    self.changed = changed
    super.init()
  }

  var isRunning: Bool { isStarted || link != nil }

  /// The current frame; nil shows the view's own image.
  var frame: UIImage? {
    let frames = isStarted ? images : imageFrames
    guard isRunning, frames.indices.contains(index) else { return nil }
    return frames[index]
  }

  func start(_ images: [UIImage], duration: TimeInterval, count: Int) {
    guard !images.isEmpty else { return }
    self.images = images
    // UIKit's documented default: 30 images per second.
    self.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    self.count = count
    isStarted = true
    begin()
    changed()
  }

  func stop() {
    guard isRunning else { return }
    isStarted = false
    end()
    changed()
  }

  /// Whether the view is in a window. Without a window no time passes, and no display link runs.
  var isSeen = false {
    didSet {
      guard let link, isSeen != oldValue else { return }
      isSeen ? link.add(to: .main, forMode: .common) : link.remove(from: .main, forMode: .common)
    }
  }

  private func begin() {
    end()
    let link = CADisplayLink(target: Step(of: self), selector: Step.step)
    if isSeen { link.add(to: .main, forMode: .common) }
    self.link = link
  }

  isolated deinit {
    link?.invalidate()
  }

  private func end() {
    link?.invalidate()
    link = nil
    start = nil
    index = 0
  }

  /// The target of the display link. It holds the movement weakly, so that the link does not keep
  /// the movement alive after its view.
  @MainActor
  private final class Step {
    weak var movement: ImageMovement?

    init(of movement: ImageMovement) { self.movement = movement }

    func step(_ link: CADisplayLink) {
      guard let movement else { return link.invalidate() }
      movement.show(at: link.timestamp)
    }
  }

  private func show(at time: TimeInterval) {
    let start = self.start ?? time
    self.start = start
    let frames = isStarted ? images : imageFrames
    let duration = isStarted ? self.duration : imageDuration
    guard !frames.isEmpty, duration > 0 else { return }
    let rounds = (time - start) / duration
    guard rounds.isFinite else { return }
    if isStarted, count > 0, rounds >= Double(count) { return stop() }
    // Our value, a share of an image: a rounding error shows no image twice.
    let new = min(
      Int((rounds - rounds.rounded(.down)) * Double(frames.count) + 1e-6), frames.count - 1)
    guard new != index else { return }
    index = new
    changed()
  }
}
