import Expectations
import Foundation
import Testing
import UIKit

@testable import PantographRendering

@MainActor
struct JPEGWriterTests {
  private func picture() -> PixelImage {
    var picture = PixelImage(width: 37, height: 21)
    for y in 0..<21 {
      for x in 0..<37 {
        picture[x, y] = 0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 11) << 8 | 0x40
      }
    }
    return picture
  }

  @Test func `the file has the marks of a JPEG and its size`() {
    let bytes = JPEGWriter.bytes(of: picture(), quality: 0.8)
    expect(bytes.prefix(4) == [0xFF, 0xD8, 0xFF, 0xE0] && bytes.suffix(2) == [0xFF, 0xD9])
    let frame = bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 }
    expect(frame.map { Array(bytes[($0 + 5)..<($0 + 9)]) }, equals: [0, 21, 0, 37])
  }

  @Test func `worse is smaller, and nothing but marks follows a byte of ones`() {
    let sizes = [0, 0.3, 0.7, 1].map { JPEGWriter.bytes(of: picture(), quality: $0).count }
    expect(sizes == sizes.sorted() && Set(sizes).count == 4)
  }

  @Test(arguments: [0x00FF_FFFF, 0x01FF_00FF, 0x80FF_FFFF] as [UInt32])
  func `colors that are more than their alpha are as light as can be`(pixel: UInt32) {
    let strange = PixelImage(width: 8, height: 8, filledWith: pixel)
    let white = PixelImage(width: 8, height: 8, filledWith: 0xFFFF_FFFF)
    let bytes = JPEGWriter.bytes(of: strange, quality: 1)
    expect((bytes == JPEGWriter.bytes(of: white, quality: 1)), equals: (pixel != 0x01FF_00FF))
    expect(bytes.count, isBelow: 700)
  }

  @Test func `an image gives JPEG data where something can draw`() throws {
    let image = try #require(UIImage(systemName: "heart.fill"))
    DrawingSupport.installed {
      let data = image.jpegData(compressionQuality: 0.9)
      expect(data?.prefix(2), equals: Data([0xFF, 0xD8]))
    }
  }

  @Test func `other threads make data, and read it`() async throws {
    let heart = try #require(UIImage(systemName: "heart.fill"))
    let image = heart
    let sizes = await withCheckedContinuation { done in
      DispatchQueue.global().async {
        let files = [image.pngData(), image.jpegData(compressionQuality: 1)]
        done.resume(returning: files.map { $0.flatMap { UIImage(data: $0)?.size } })
      }
    }
    let known = [heart.pngData(), heart.jpegData(compressionQuality: 1)].map { $0 != nil }
    expect(sizes.map { $0 != nil }, equals: known)
  }

  @Test func `another program reads it, and sees the same picture`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let jpeg = folder.appendingPathComponent("a.jpg")
    try Data(JPEGWriter.bytes(of: picture(), quality: 1)).write(to: jpeg)
    let ffmpeg = URL(fileURLWithPath: "/usr/bin/ffmpeg")
    guard FileManager.default.isExecutableFile(atPath: ffmpeg.path) else { return }
    let png = folder.appendingPathComponent("a.png")
    let process = Process()
    process.executableURL = ffmpeg
    process.arguments = ["-loglevel", "error", "-i", jpeg.path, png.path]
    try process.run()
    process.waitUntilExit()
    let back = try PixelImage(png: [UInt8](Data(contentsOf: png)))
    expect(back.width == 37 && back.height == 21)
    let expected = picture()
    for index in expected.pixels.indices {
      for shift in [0, 8, 16] {
        let left = Int(back.pixels[index] >> UInt32(shift) & 255)
        let right = Int(expected.pixels[index] >> UInt32(shift) & 255)
        expect(abs(left - right), isAtMost: 12)
      }
    }
  }
}
