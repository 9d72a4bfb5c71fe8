import Foundation

public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent, failed
}

/// Receives what became of a short message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Shows a short message that a program has prepared. None can be sent here: `canSendText()` is
/// false, and the user can only cancel.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]? { didSet { draft.set("To", recipients) } }
  open var subject: String? { didSet { draft.set("Subject", subject ?? "") } }
  open var body: String? { didSet { draft.body = body ?? "" } }
  private let draft = MessageDraft(title: "New Message")

  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  public init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [draft]
    draft.cancelled = { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    }
  }

  public required init?(coder: NSCoder) { return nil }

  /// Returns false: messages have no attachments here.
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
  /// Returns false: messages have no attachments here.
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }
  open func disableUserAttachments() { inert("messages have no attachments") }
}
