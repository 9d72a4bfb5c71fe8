import Foundation

extension CGContext {
  /// Returns the picture of a context that was created with a size in pixels; nil for other contexts.
  public func makeImage() -> CGImage? {
    guard let pixels else { return nil }
    if let memory {
      updateMemory()
      if !memory.isBehind {
        return CGImage(width: pixels.width, height: pixels.height, pixels: memory.pixels)
      }
    }
    return CGImage(
      width: pixels.width, height: pixels.height, drawing: Drawing(bounds: bounds, steps: steps))
  }

  /// The bytes of the picture of a context with a size in pixels and one byte for each component.
  /// They contain what was drawn so far, if something in the program can draw
  /// (`DrawingSupport.install()`).
  public var data: UnsafeMutableRawPointer? {
    if memory == nil, let pixels, let layout = pixels.layout {
      memory = BitmapMemory(
        nil, layout, width: pixels.width, height: pixels.height, row: pixels.row)
      if !steps.isEmpty { _ = memory?.notePaint() }
    }
    updateMemory()
    return memory?.bytes
  }

  /// The number of bytes from one row of the picture to the next; 0 for contexts without bytes.
  public var bytesPerRow: Int {
    memory?.bytesPerRow ?? pixels.map { max($0.row, $0.width * ($0.layout?.width ?? 0)) } ?? 0
  }

  /// Draws the steps that the bytes do not show yet over what the bytes contain.
  func updateMemory() {
    guard let memory, memory.isBehind, let pixels, let draw = ImageWriting.pixels else { return }
    let below = CGImage(width: pixels.width, height: pixels.height, pixels: memory.pixels)
    let base = DrawingStep.picture(AnyHashable(below), bounds, .identity, DrawingPaint())
    let whole = CGImage(
      width: pixels.width, height: pixels.height,
      drawing: Drawing(bounds: bounds, steps: [base] + steps))
    guard let values = draw(whole) else { return }
    memory.store(values)
    steps.removeAll { $0.paint != nil }
  }
}
