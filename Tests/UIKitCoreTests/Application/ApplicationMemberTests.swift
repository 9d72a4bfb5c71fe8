import Expectations
import Foundation
import Testing

@testable import UIKit

/// Members of the application that answer about the machine, and older names for animations.
@MainActor
@Suite(.serialized) struct ApplicationMemberTests {
  @Test func `interaction is ignored until the last call has ended`() {
    let application = UIApplication.shared
    expect(!application.isIgnoringInteractionEvents)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    expect(!application.isIgnoringInteractionEvents)
  }

  @Test func `a program runs in the background as long as it likes`() {
    let task = UIApplication.shared.beginBackgroundTask(withName: "save")
    expect(task, differsFrom: .invalid)
    expect(UIApplication.shared.backgroundTimeRemaining, isAbove: 1e9)
    UIApplication.shared.endBackgroundTask(task)
  }

  @Test func `a request for a second scene is refused with a sentence`() throws {
    var refusals: [any Error] = []
    let application = UIApplication.shared
    application.requestSceneSessionActivation(
      nil, userActivity: nil, options: nil
    ) { refusals.append($0) }
    let error = try #require(refusals.first as? any LocalizedError)
    expect(error.errorDescription?.contains("one scene"), equals: true)
    expect(application.backgroundRefreshStatus, equals: .restricted)
  }

  @Test func `two orientations are upright`() {
    let devices: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp,
    ]
    expect(devices.filter(\.isPortrait), equals: [.portrait, .portraitUpsideDown])
    let interfaces: [UIInterfaceOrientation] = [.unknown, .portrait, .portraitUpsideDown]
    expect(interfaces.filter(\.isPortrait), equals: [.portrait, .portraitUpsideDown])
    expect(!UIInterfaceOrientation.landscapeLeft.isPortrait)
  }

  @Test func `begun animations repeat and come back`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    window.layoutIfNeeded()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationBeginsFromCurrentState(true)
    UIView.setAnimationRepeatCount(3)
    UIView.setAnimationRepeatAutoreverses(true)
    view.alpha = 0
    UIView.commitAnimations()
    let key = try #require(view.layer.animationKeys()?.first)
    let animation = try #require(view.layer.animation(forKey: key))
    expect(animation.repeatCount == 3 && animation.autoreverses)
  }

  @Test func `a picture prepares thumbnails at once and later`() async {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
    var made: UIImage?
    picture.prepareThumbnail(of: CGSize(width: 4, height: 2)) { made = $0 }
    expect(made?.size, equals: CGSize(width: 4, height: 2))
    let later = await picture.byPreparingThumbnail(ofSize: CGSize(width: 8, height: 4))
    expect(later?.size, equals: CGSize(width: 8, height: 4))
    await expect(picture.byPreparingForDisplay() === picture)
  }

  @Test func `notifications and keys have the names of iOS`() {
    expect(
      UIApplication.significantTimeChangeNotification.rawValue,
      equals: "UIApplicationSignificantTimeChangeNotification")
    expect(
      UIApplication.userDidTakeScreenshotNotification.rawValue,
      equals: "UIApplicationUserDidTakeScreenshotNotification")
    expect(
      UIApplication.willChangeStatusBarFrameNotification.rawValue,
      equals: "UIApplicationWillChangeStatusBarFrameNotification")
    expect(
      UIApplication.didChangeStatusBarFrameNotification.rawValue,
      equals: "UIApplicationDidChangeStatusBarFrameNotification")
    expect(
      UIScreen.brightnessDidChangeNotification.rawValue,
      equals: "UIScreenBrightnessDidChangeNotification")
    expect(UIScreen.modeDidChangeNotification.rawValue, equals: "UIScreenModeDidChangeNotification")
    expect(
      UIScreen.capturedDidChangeNotification.rawValue,
      equals: "UIScreenCapturedDidChangeNotification")
  }

  @Test func `a log message has its literals and its values`() {
    var text = OSLogMessage.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    text.appendLiteral("row ")
    text.appendInterpolation(3, privacy: .public)
    expect(OSLogMessage(stringInterpolation: text).text, equals: "row 3")
  }
}
