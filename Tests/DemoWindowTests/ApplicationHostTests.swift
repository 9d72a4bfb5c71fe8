import Expectations
import PantographApplicationHost
import PantographApplicationWindow
import PantographRendering
import Testing
import UIKit

/// The libraries that make an application follow its command line.
@MainActor
@Suite(.serialized) struct ApplicationHostTests {
  @Test(arguments: [0, 1, 2, 3]) func `each of them installs a launcher`(place: Int) {
    let before = UIApplication.launcher
    defer { UIApplication.launcher = before }
    UIApplication.launcher = nil
    // The libraries also install what draws, which is taken back for the other tests.
    DrawingSupport.installed {
      switch place {
      case 0: ApplicationHost.install()
      case 1: ApplicationWindow.install()
      case 2: installApplicationHost()
      default: installApplicationWindow()
      }
    }
    expect(UIApplication.launcher != nil)
  }
}
