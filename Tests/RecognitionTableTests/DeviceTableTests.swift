import Expectations
import Foundation
import PantographTouches
import Testing

@testable import RecognitionTable

/// Gestures that are synthesized on the descriptions of real devices, if the descriptions are beside the checkout.
struct DeviceTableTests {
  private static let folders: [URL] = {
    var corpus = ProcessInfo.processInfo.environment["PANTOGRAPH_CORPUS"].map {
      URL(fileURLWithPath: $0)
    }
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while corpus == nil, folder.path != "/" {
      let candidate = folder.appendingPathComponent("shared/corpus")
      if FileManager.default.fileExists(atPath: candidate.path) { corpus = candidate }
      folder.deleteLastPathComponent()
    }
    return ["evemu-devices", "libinput-yml", "touchmtb"].compactMap { name in
      guard let folder = corpus?.appendingPathComponent(name),
        FileManager.default.fileExists(atPath: folder.path)
      else { return nil }
      return folder
    }
  }()

  @Test(.enabled(if: !folders.isEmpty, "descriptions of devices are beside the checkout"))
  func `every gesture is recognized on every device that is described`() {
    var table = DeviceTable()
    for folder in Self.folders { table.add(describedIn: folder) }
    expect(table.rows.count, isAtLeast: 25)
    expect(table.misses, equals: [])
  }
}
