import Expectations
import Foundation
import PantographRendering
import Testing
import UIKit

@MainActor
struct DrawingSupportTests {
  @Test func `a PNG becomes an image with the scale its name says`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "pantograph-\(ProcessInfo.processInfo.processIdentifier)-images")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "dot@2x.png").path
    try PixelImage(width: 6, height: 4, filledWith: 0xFF12_3456).writePNG(to: path)
    try DrawingSupport.installed {
      let image = try #require(UIImage(contentsOfFile: path))
      expect(image.scale == 2 && image.size == CGSize(width: 3, height: 2))
      expectNil(UIImage(data: Data([1, 2, 3])))
      expectNil(UIImage(contentsOfFile: path + "x"))
    }
  }

  @Test func `what draws changes neither how text is measured nor what can be read`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "wide, wide, wide"
    let before = label.sizeThatFits(.zero)
    let png = Data(try PixelImage(width: 1, height: 1, filledWith: 0xFF12_3456).pngBytes())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    window.addSubview(label)
    _ = try LayerRenderer().image(of: window)
    _ = try FilmCamera().frame(of: window, time: 0)
    expect(label.sizeThatFits(.zero), equals: before)
    expectNil(UIImage(data: png))
    DrawingSupport.installed { expect(UIImage(data: png) != nil) }
    expect(label.sizeThatFits(.zero) == before && UIImage(data: png) == nil)
  }

  @Test func `an image view shows its image as its mode says`() throws {
    let picture = CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let view = UIImageView(image: UIImage(cgImage: picture, scale: 0.1))
    expect(view.frame.size, equals: CGSize(width: 20, height: 10))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let renderer = LayerRenderer()
    try expect(renderer.image(of: view)[1, 1], equals: 0xFFFF_0000)
    view.contentMode = .scaleAspectFit
    let fitted = try renderer.image(of: view)
    expect(fitted[1, 5] == 0 && fitted[1, 20] == 0xFFFF_0000 && fitted[38, 20] == 0xFF00_00FF)
    view.contentMode = .bottomRight
    let cornered = try renderer.image(of: view)
    expect(cornered[1, 35] == 0 && cornered[38, 35] == 0xFF00_00FF)
  }
}
