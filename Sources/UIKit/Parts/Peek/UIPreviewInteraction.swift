import Foundation

/// Follows a press on a view: first to a preview, then to a commit.
///
/// Where a touch reports pressure, the pressure decides. Other touches are followed by time: the
/// preview is complete after half a second, and the commit after 1.2 seconds (`PreviewPress`).
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  private let recognizer = PreviewPressRecognizer(target: nil, action: nil)
  private let gate = PreviewGate()
  private var hasBegun = false

  public init(view: UIView) {
    self.view = view
    super.init()
    gate.mayBegin = { [weak self] in
      guard let self, let delegate else { return false }
      return delegate.previewInteractionShouldBegin(self)
    }
    recognizer.delegate = gate
    recognizer.took = { [weak self] in self?.take($0) }
    view.addGestureRecognizer(recognizer)
  }

  isolated deinit { recognizer.view?.removeGestureRecognizer(recognizer) }

  /// Returns the place of the finger.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    let point = recognizer.location(in: view)
    guard let coordinateSpace, let view else { return recognizer.location(in: nil) }
    return view.convert(point, to: coordinateSpace)
  }

  /// Cancels a press that has begun.
  open func cancel() { recognizer.cancel() }

  private func take(_ step: PreviewPress.Step) {
    switch step {
    case .begins: hasBegun = recognizer.attempt.state.isActive
    case .previews(let progress):
      guard hasBegun else { return }
      delegate?.previewInteraction(self, didUpdatePreviewTransition: progress, ended: false)
    case .previewed:
      guard hasBegun else { return }
      delegate?.previewInteraction(self, didUpdatePreviewTransition: 1, ended: true)
    case .commits(let progress):
      guard hasBegun else { return }
      delegate?.previewInteraction(self, didUpdateCommitTransition: progress, ended: false)
    case .committed:
      guard hasBegun else { return }
      hasBegun = false
      if let view { UIApplication.note(view, "preview is committed") }
      delegate?.previewInteraction(self, didUpdateCommitTransition: 1, ended: true)
    case .cancels(let reason):
      guard hasBegun else { return }
      hasBegun = false
      if let view { UIApplication.note(view, "preview is cancelled: \(reason)") }
      delegate?.previewInteractionDidCancel(self)
    }
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Returns whether a press may begin.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}

/// Asks whether a press for a preview may begin.
@MainActor
private final class PreviewGate: NSObject, UIGestureRecognizerDelegate {
  var mayBegin: () -> Bool = { false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin()
  }
}
