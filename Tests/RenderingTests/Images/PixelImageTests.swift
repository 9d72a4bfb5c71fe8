import Expectations
import PantographRendering
import Testing

struct PixelImageTests {
  @Test func `a picture comes back from PNG as it was`() throws {
    var image = PixelImage(width: 37, height: 11, filledWith: 0xFFFF_FFFF)
    image[3, 4] = 0xFF12_3456
    image[36, 10] = 0
    let bytes = try image.pngBytes()
    expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    try expect(PixelImage(png: bytes), equals: image)
  }

  @Test func `an opaque picture comes back too`() throws {
    let image = PixelImage(width: 5, height: 3, filledWith: 0xFF80_4020)
    try expect(PixelImage(png: image.pngBytes()), equals: image)
  }

  @Test func `what is no PNG is refused`() throws {
    #expect(throws: RenderingError.self) { try PixelImage(png: []) }
    #expect(throws: RenderingError.self) { try PixelImage(png: Array("GIF89a, or so".utf8)) }
    let bytes = try PixelImage(width: 50, height: 50).pngBytes()
    #expect(throws: RenderingError.self) { try PixelImage(png: Array(bytes.dropLast(30))) }
  }

  @Test func `a full disk and a missing folder are told by name`() {
    let image = PixelImage(width: 2, height: 2)
    #expect(throws: RenderingError.cannotWrite(path: "/dev/full", systemError: 28)) {
      try image.writePNG(to: "/dev/full")
    }
    #expect(throws: RenderingError.cannotWrite(path: "/no/such/folder/a.png", systemError: 2)) {
      try image.writePNG(to: "/no/such/folder/a.png")
    }
    let error = RenderingError.cannotWrite(path: "/dev/full", systemError: 28)
    expect(error.description, equals: "cannot write /dev/full: No space left on device")
  }
}
