import Foundation

public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved, sent, failed
}

/// An error of writing a mail.
public struct MFMailComposeError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case saveFailed = 0
    case sendFailed
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let saveFailed = Code.saveFailed
  public static let sendFailed = Code.sendFailed
}

/// Receives what became of a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// Shows a mail that a program has prepared. No mail can be sent here, as on a device without an
/// account: `canSendMail()` is false, and the user can only cancel.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private let draft = MessageDraft(title: "New Message")
  private var attachments: [String] = []

  open class func canSendMail() -> Bool { false }

  public init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [draft]
    draft.cancelled = { [weak self] in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
  }

  public required init?(coder: NSCoder) { return nil }

  open func setSubject(_ subject: String) {
    draft.set("Subject", subject)
    draft.title = subject
  }
  open func setToRecipients(_ toRecipients: [String]?) { draft.set("To", toRecipients) }
  open func setCcRecipients(_ ccRecipients: [String]?) { draft.set("Cc", ccRecipients) }
  open func setBccRecipients(_ bccRecipients: [String]?) { draft.set("Bcc", bccRecipients) }
  open func setMessageBody(_ body: String, isHTML: Bool) { draft.body = body }
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {
    draft.set("From", emailAddress)
  }
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {
    attachments.append(filename)
    draft.set("Attachments", attachments)
  }
}
