import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

@MainActor
struct SFSafariViewControllerTests {
  private final class Page: UIViewController, SFSafariViewControllerDelegate,
    MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate
  {
    var log: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      log.append("closed the page")
    }
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

  /// Returns the texts of all labels, one below the other.
  private func texts(in view: UIView) -> String {
    ([(view as? UILabel)?.text ?? ""] + view.subviews.map { texts(in: $0) })
      .joined(separator: "\n")
  }

  @Test func `a page shows its address, and its button closes it`() throws {
    let (page, window) = (Page(), UIWindow(showing: Page()))
    window.rootViewController = page
    let url = try #require(URL(string: "https://example.org/a"))
    let safari = SFSafariViewController(url: url)
    safari.delegate = page
    safari.dismissButtonStyle = .close
    page.present(safari, animated: false)
    window.advance(to: 0.1)
    expect(texts(in: window).contains("https://example.org/a"))
    let bar = try #require(safari.view.subviews.lazy.compactMap { $0 as? UINavigationBar }.first)
    expect(bar.topItem?.title, equals: "example.org")
    try press(bar.topItem?.leftBarButtonItem)
    window.advance(to: 2)
    expectNil(page.presentedViewController)
    expect(page.log, equals: ["closed the page"])
  }

  @Test func `no mail can be sent, and a mail that is shown is cancelled`() throws {
    let page = Page()
    let mail = MFMailComposeViewController()
    expect(!MFMailComposeViewController.canSendMail())
    mail.mailComposeDelegate = page
    mail.setSubject("Tea")
    mail.setToRecipients(["ann@example.org"])
    mail.setCcRecipients(["bo@example.org", "cy@example.org"])
    mail.setBccRecipients(nil)
    mail.setPreferredSendingEmailAddress("me@example.org")
    mail.addAttachmentData(Data(), mimeType: "image/png", fileName: "cup.png")
    mail.addAttachmentData(Data(), mimeType: "image/png", fileName: "pot.png")
    mail.setMessageBody("At five?", isHTML: false)
    let window = UIWindow(showing: mail)
    expect(texts(in: window).contains("To: ann@example.org"))
    expect(texts(in: window).contains("Cc: bo@example.org, cy@example.org"))
    expect(!texts(in: window).contains("Bcc"))
    expect(texts(in: window).contains("From: me@example.org"))
    expect(texts(in: window).contains("Attachments: cup.png, pot.png"))
    expect(texts(in: window).contains("At five?"))
    try press(mail.topViewController?.navigationItem.leftBarButtonItem)
    expect(page.log, equals: ["mail cancelled"])
  }

  @Test func `no message can be sent, and a message that is shown is cancelled`() throws {
    let page = Page()
    let message = MFMessageComposeViewController()
    expect(!MFMessageComposeViewController.canSendText())
    expect(!MFMessageComposeViewController.canSendSubject())
    expect(!MFMessageComposeViewController.canSendAttachments())
    expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("public.png"))
    expect(!message.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "cup.png"))
    expect(
      !message.addAttachmentURL(
        URL(fileURLWithPath: "cup.png"), withAlternateFilename: nil))
    message.messageComposeDelegate = page
    message.recipients = ["555 1234"]
    message.body = "At five?"
    let window = UIWindow(showing: message)
    expect(texts(in: window).contains("To: 555 1234"))
    try press(message.topViewController?.navigationItem.leftBarButtonItem)
    expect(page.log, equals: ["message cancelled"])
  }

  @available(*, deprecated)
  @Test func `the old names of display modes are other names of the same modes`() {
    expect(UISplitViewController.DisplayMode.primaryHidden, equals: .secondaryOnly)
    expect(UISplitViewController.DisplayMode.allVisible, equals: .oneBesideSecondary)
    expect(UISplitViewController.DisplayMode.primaryOverlay, equals: .oneOverSecondary)
  }
}
