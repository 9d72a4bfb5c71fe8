// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are UIKit's.
import Foundation

/// The context that is drawn in; nil while nothing draws.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

/// Draws in this context until it is popped.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Draws in the context before again.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Draws in a picture until it is ended. A scale of 0 is the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let isRoom = size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
  let context = CGContext(bounds: CGRect(origin: .zero, size: isRoom ? size : .zero))
  let scale = scale.isFinite && scale > 0 ? scale : UIScreen.main.scale
  GraphicsStack.push(context, imageScale: scale)
}

/// Draws in a picture with one pixel for each point until it is ended.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// The picture so far; nil where none is being drawn.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsStack.image }

/// Ends the picture that is being drawn.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { GraphicsStack.popImage() }

/// Fills the rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }

/// The same, as the mode has it.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsStack.current?.drawing(with: blendMode) { $0.fill(rect) }
}

/// A frame of one point within the rectangle.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = GraphicsStack.current else { return }
  context.saveGState()
  context.setStrokeColor(context.fillColor)
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

/// Nothing outside the rectangle is drawn from now on.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }
