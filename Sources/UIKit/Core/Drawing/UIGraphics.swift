// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are UIKit's.
import Foundation
import PantographObjects

/// Returns the context that is drawn in; nil while nothing is drawn.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Makes the context the current one until it is popped.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Makes the previous context current again.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Begins a picture that is drawn in until it is ended. A scale of 0 means the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let isRoom = size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
  let context = CGContext(bounds: CGRect(origin: .zero, size: isRoom ? size : .zero))
  let scale = scale.isFinite && scale > 0 ? scale : UIScreen.main.scale
  GraphicsStack.push(context, imageScale: scale)
}

/// Begins a picture with one pixel per point that is drawn in until it is ended.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the picture drawn so far; nil if none is being drawn.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsStack.image }

/// Ends the picture that is being drawn.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { GraphicsStack.popImage() }

/// Fills the rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }

/// Fills the rectangle in the current context with the given blend mode.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsStack.current?.drawing(with: blendMode) { $0.fill(rect) }
}

/// Draws a frame, one point wide, inside the rectangle.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = GraphicsStack.current else { return }
  context.saveGState()
  context.setStrokeColor(context.fillColor)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

/// Restricts further drawing to the rectangle.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

extension DispatchQueue {
  /// Does the work at once if this queue is running, and otherwise on this queue, and waits for it.
  ///
  /// On iOS the tiles of a `CATiledLayer` are drawn on another thread, and what draws them asks the main queue for the
  /// properties of views. Here tiles are drawn on the main actor, one after the other, so that a replay draws the same.
  /// `pantograph port` writes this name for `sync` within methods that draw.
  public func syncWhileDrawing<Result>(execute work: () throws -> Result) rethrows -> Result {
    // Each use of `DispatchQueue.main` makes another object on Linux, so the queue is known by its label.
    if label == DispatchQueue.main.label, MainQueue.isCurrent { return try work() }
    return try sync(execute: work)
  }
}
