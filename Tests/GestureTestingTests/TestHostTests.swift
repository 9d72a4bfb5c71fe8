import Expectations
import GestureTesting
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct TestHostTests {
  private func restored(_ body: () -> Void) {
    let screen = UIScreen.main
    let (model, safeArea) = (UIWindow.modelOfProgram, UIWindow.safeAreaOfProgram)
    body()
    UIScreen.main = screen
    (UIWindow.modelOfProgram, UIWindow.safeAreaOfProgram) = (model, safeArea)
  }

  @Test func `new windows have the size and the safe area of the screen that a test sets`() {
    restored {
      let safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      TestHost.setScreen(CGSize(width: 320, height: 568), safeArea: safeArea)
      expect(UIScreen.main.bounds.size, equals: CGSize(width: 320, height: 568))
      expect(UIWindow(frame: UIScreen.main.bounds).safeAreaInsets, equals: safeArea)
    }
  }

  @Test func `a device brings its size and its safe area`() {
    restored {
      TestHost.setScreen(.phone)
      expect(UIScreen.main.bounds.size, equals: DeviceModel.phone.size)
      let window = UIWindow(frame: UIScreen.main.bounds)
      expect(window.deviceModel == .phone && window.safeAreaInsets.top == 59)
    }
  }
}
