import Foundation

extension UIColor {
  /// Makes this the color for fills in the current context.
  @preconcurrency @MainActor
  public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }
  /// Makes this the color for lines in the current context.
  @preconcurrency @MainActor
  public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }

  /// Makes this the color for fills and lines.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  func ownFill(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.drawing(with: blendMode, alpha: alpha) { context in
      context.beginPath()
      context.addPath(cgPath)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  func ownStroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsStack.current?.drawing(with: blendMode, alpha: alpha) { context in
      let before = context.line
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dash)
      context.beginPath()
      context.addPath(cgPath)
      context.strokePath()
      context.line = before
    }
  }

  func ownAddClip() {
    guard let context = GraphicsStack.current else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  func ownSetLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dash = Array((pattern ?? []).prefix(max(count, 0)))
    dashPhase = phase
  }
}

extension UIImage {
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage = uprightImage else { return }
    GraphicsStack.current?.drawing(with: blendMode, alpha: alpha) {
      $0.draw(content: cgImage, in: rect)
    }
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Tiles the rectangle of the current context with the picture, from the context's corner.
  @preconcurrency @MainActor
  public func drawAsPattern(in rect: CGRect) {
    guard let context = GraphicsStack.current else { return }
    context.drawing(with: .normal, alpha: 1) { context in
      context.setFillColor(UIColor(patternImage: self).cgColor)
      context.fill(rect)
    }
  }
}
