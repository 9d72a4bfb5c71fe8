import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

@MainActor
struct MessageControllerTests {
  private final class Delegate: NSObject, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {
    var log: [String] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { log.append("mail \(result)") }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) { log.append("message \(result)") }
  }

  private func press(_ item: UIBarButtonItem?) throws {
    try #require(item).perform()
  }

  @Test func `no mail can be sent, and a mail that is shown is cancelled`() throws {
    let delegate = Delegate()
    let mail = MFMailComposeViewController()
    expect(!MFMailComposeViewController.canSendMail())
    mail.mailComposeDelegate = delegate
    mail.setSubject("Tea")
    mail.setToRecipients(["ann@example.org"])
    mail.setCcRecipients(["bo@example.org", "cy@example.org"])
    mail.setBccRecipients(nil)
    mail.setPreferredSendingEmailAddress("me@example.org")
    mail.addAttachmentData(Data(), mimeType: "image/png", fileName: "cup.png")
    mail.addAttachmentData(Data(), mimeType: "image/png", fileName: "pot.png")
    mail.setMessageBody("At five?", isHTML: false)
    let window = UIWindow(showing: mail)
    expect(window.labelTexts.contains("To: ann@example.org"))
    expect(window.labelTexts.contains("Cc: bo@example.org, cy@example.org"))
    expect(!window.labelTexts.contains("Bcc"))
    expect(window.labelTexts.contains("From: me@example.org"))
    expect(window.labelTexts.contains("Attachments: cup.png, pot.png"))
    expect(window.labelTexts.contains("At five?"))
    try press(mail.topViewController?.navigationItem.leftBarButtonItem)
    expect(delegate.log, equals: ["mail cancelled"])
  }

  @Test func `no message can be sent, and a message that is shown is cancelled`() throws {
    let delegate = Delegate()
    let message = MFMessageComposeViewController()
    expect(!MFMessageComposeViewController.canSendText())
    expect(!MFMessageComposeViewController.canSendSubject())
    expect(!MFMessageComposeViewController.canSendAttachments())
    expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("public.png"))
    expect(!message.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "cup.png"))
    expect(
      !message.addAttachmentURL(
        URL(fileURLWithPath: "cup.png"), withAlternateFilename: nil))
    message.messageComposeDelegate = delegate
    message.recipients = ["555 1234"]
    message.body = "At five?"
    let window = UIWindow(showing: message)
    expect(window.labelTexts.contains("To: 555 1234"))
    try press(message.topViewController?.navigationItem.leftBarButtonItem)
    expect(delegate.log, equals: ["message cancelled"])
  }
}
