import Foundation

/// An object with coordinates of its own, such as a view or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Returns the space as a view; nil for a screen. Swift 6.3 fails to optimize callers that cast
/// themselves.
@inline(never)
private func view(_ space: any UICoordinateSpace) -> UIView? { space as? UIView }

// A window fills its screen, so the screen's coordinates are the window's.
extension UIView: UICoordinateSpace {
}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(coordinateSpace)?.convert(point, from: nil as UIView?) ?? point
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(coordinateSpace)?.convert(point, to: nil as UIView?) ?? point
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(coordinateSpace)?.convert(rect, from: nil as UIView?) ?? rect
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(coordinateSpace)?.convert(rect, to: nil as UIView?) ?? rect
  }

  /// The bounds of the screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  public var nativeScale: CGFloat { scale }

  /// Always false: nothing records the screen, and no other screen shows it.
  public var isCaptured: Bool { false }
  public var mirrored: UIScreen? { nil }
}

extension UIView {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: view(coordinateSpace))
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: view(coordinateSpace))
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: view(coordinateSpace))
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: view(coordinateSpace))
  }
}
