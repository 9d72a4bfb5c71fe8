import Foundation
import Testing
import UIKit

/// Text on layers that are made without an actor, with fonts and colors of UIKit.
struct TextLayerTests {
  /// Makes a layer with text in two colors, on the thread that calls.
  private static func makeLayer() -> CATextLayer {
    let text = NSMutableAttributedString(
      string: "red",
      attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(string: " or blue", attributes: [.foregroundColor: UIColor.blue]))
    let layer = CATextLayer()
    layer.fontSize = 20
    layer.string = text
    layer.alignmentMode = .center
    return layer
  }

  @Test func `styled text is shown by a layer that another thread makes`() async throws {
    nonisolated(unsafe) var made: CATextLayer?
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        made = Self.makeLayer()
        done.resume()
      }
    }
    let layer = try #require(made)
    await MainActor.run {
      let block = String(describing: layer.contents)
      #expect(block.contains("red") && block.contains(" or blue"))
      #expect(layer.alignmentMode == .center)
    }
  }
}
