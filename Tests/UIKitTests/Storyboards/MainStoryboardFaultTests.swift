import Expectations
import Foundation
import Testing

@testable import UIKit

/// A storyboard or nib that cannot be used ends the application with a message and a status, and not with a trap.
@MainActor
struct MainStoryboardFaultTests {
  @Test func `an outlet without a name is an error of the data`() throws {
    let file = Data(
      """
      <document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
      <connections><outlet property="" destination="v" id="o"/></connections></placeholder>
      <view id="v"/>
      </objects></document>
      """.utf8)
    let nib = UINib(data: file, bundle: nil)
    #expect(throws: StoryboardError("this outlet names no property", file: "data", line: 3)) {
      _ = try nib.makeObjects(withOwner: UIViewController())
    }
  }

  @Test func `a nib whose owner has no such outlet is an error of the data`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(65), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let nib = UINib(
          data: Data(
            """
            <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
            <connections><outlet property="card" destination="v" id="o"/></connections></placeholder>
            <view id="v"/>
            </objects></document>
            """.utf8), bundle: nil)
        _ = nib.instantiate(withOwner: UIViewController())
      }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(
      said.hasPrefix("error: data:3: UIViewController has no outlet card; declare it"), "\(said)")
  }

  @Test func `a fault of the initial view controller is an error of the data`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(65), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .deletingLastPathComponent().appending(path: "HostileStoryboards/m_segbig.storyboard")
        guard
          let text = try? String(contentsOf: path, encoding: .utf8)
            .replacing(#/\scustom(Class|Module|ModuleProvider)="[^"]*"/#, with: "")
        else { exit(1) }
        let place = FileManager.default.temporaryDirectory.appending(
          path: "\(UUID().uuidString).storyboard")
        try? text.write(to: place, atomically: true, encoding: .utf8)
        let storyboard = try? UIStoryboard(contentsOf: place)
        try? FileManager.default.removeItem(at: place)
        guard let storyboard else { exit(2) }
        _ = StoryboardInterfaces().initialViewController(of: storyboard)
      }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(said.hasPrefix("error: ") && said.contains("the segment 50, counted from 0"), "\(said)")
    expect(!said.contains("Fatal error"))
  }
}
