import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import PantographRendering

/// Files that cannot be read or written, strips in files, backgrounds of all types and added fonts.
@MainActor
struct FileAndFontPartTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pantograph-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func `files that are none and folders cannot be read or written`() throws {
    try withFolder { folder in
      func failure(_ body: () throws -> Void) -> String {
        do {
          try body()
          return "none"
        } catch { return "\(error)".replacing(folder, with: "FOLDER") }
      }
      let lines = [
        failure { _ = try FileBytes(path: folder + "/none").read() },
        failure { _ = try FileBytes(path: folder).read() },
        failure { try FileBytes(path: folder).write([1]) },
        failure { try FileBytes(path: folder + "/none/a").write([1]) },
        failure { try FileBytes(path: folder + "/a").write([1, 2]) },
        "\(try FileBytes(path: folder + "/a").read())",
        failure { try FileBytes(path: folder + "/a").write([]) },
        "\(try FileBytes(path: folder + "/a").read())",
      ]
      // Every write to this device fails, as to a full disk.
      let full = failure { try FileBytes(path: "/dev/full").write([1]) }
      expect(full.contains("/dev/full") && access("/dev/full", F_OK) == 0)
      expect(lines.prefix(4).allSatisfy { $0.contains("FOLDER") })
      expect(Array(lines.suffix(4)), equals: ["none", "[1, 2]", "none", "[]"])
    }
  }

  @Test func `a strip is written to a file, with lines for times and shares that are none`() throws
  {
    try withFolder { folder in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
      let camera = FilmCamera(background: UIColor.white)
      let frames = try [(0.0, 0.0), (.nan, .nan), (1e7, 2), (0.5, 0.5)].map { time, progress in
        var frame = try camera.frame(of: window, time: 0.5, progress: progress)
        frame.time = time
        return frame
      }
      let strip = FilmStrip(frames)
      let path = folder + "/strip.png"
      try strip.writePNG(to: path)
      try expect(PixelImage(pngAt: path) == strip.image())
      try Golden(name: "odd-strip").expect(strip.image())
    }
  }

  @Test func `backgrounds are colors of any type, or none`() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    let none: UIColor? = nil
    let some: UIColor? = .red
    let renderers = [
      LayerRenderer(background: UIColor.blue), LayerRenderer(background: some),
      LayerRenderer(background: none), LayerRenderer(scale: 2, background: UIColor.green),
    ]
    let pixels = try renderers.map { try $0.image(of: layer)[1, 1] }
    expect(pixels, equals: [0xFF00_00FF, 0xFFFF_0000, 0, 0xFF00_FF00])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    window.backgroundColor = nil
    let cameras = [
      FilmCamera(background: UIColor.blue), FilmCamera(background: some),
      FilmCamera(background: none),
    ]
    let shots = try cameras.map { try $0.frame(of: window, time: 0).image[1, 1] }
    expect(shots, equals: [0xFF00_00FF, 0xFFFF_0000, 0])
  }

  @Test func `fonts of files are added and removed`() throws {
    guard PangoFonts.areThere else { return }
    expect(!AddedFonts.add("/no/such/font.ttf"))
    let folders = ["/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/dejavu"]
    let file = folders.map { $0 + "/DejaVuSans.ttf" }
      .first { FileManager.default.fileExists(atPath: $0) }
    if let file {
      expect(AddedFonts.add(file))
      AddedFonts.removeAll()
    }
  }

  @Test func `a film has as many pictures a second as its format bears`() {
    let rates = [VideoEncoder.Format.gif, .mp4, .webm].map(\.framesPerSecond)
    expect(rates, equals: [25, 60, 60])
  }
}
