import Foundation

/// Draws one cell of a pattern. The first argument is the `info` of the pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Releases the `info` of a pattern that is no longer needed.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, 0.
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// The distances between the cells of a pattern. Cells are always as far apart as their steps.
public enum CGPatternTiling: Int32, Hashable, Sendable {
  case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// A drawing that is repeated in both directions to fill a shape or a line.
public final class CGPattern {
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  private let step: CGSize
  private let isColored: Bool
  private let draw: CGPatternDrawPatternCallback
  private let release: CGPatternReleaseInfoCallback?
  private let info: UnsafeMutableRawPointer?
  /// The finished cells of a pattern that was read from a color; nil for a pattern with a function.
  private let tiles: ColorTiles?

  /// Creates a pattern; nil without a drawing function, and for cells without size.
  ///
  /// The cell has the size `bounds`; drawing outside of the cell is cut off. `matrix` leads from the
  /// pattern's coordinates to those of the whole drawing. A cell that is not colored is drawn in the
  /// color that is set together with the pattern.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard let draw = callbacks.pointee.drawPattern, bounds.isPlace, !bounds.isEmpty, xStep != 0,
      yStep != 0, xStep.isFinite, yStep.isFinite, matrix.isDrawable
    else { return nil }
    (self.info, self.bounds, self.matrix, self.isColored) = (info, bounds, matrix, isColored)
    // A negative step goes to the other side, which is the same pattern.
    step = CGSize(width: abs(xStep), height: abs(yStep))
    self.draw = draw
    release = callbacks.pointee.releaseInfo
    tiles = nil
  }

  /// Creates the pattern of a color.
  init(_ tiles: ColorTiles) {
    self.tiles = tiles
    (info, release, draw) = (nil, nil, { _, _ in })
    (bounds, matrix) = (CGRect(origin: .zero, size: tiles.size), tiles.map)
    (step, isColored) = (tiles.size, true)
  }

  deinit { release?(info) }

  /// The numbers of pixels for each point of a cell: those of all screens.
  private static let densities: [CGFloat] = [1, 2, 3]

  /// Returns the pattern as a color; nil if a cell is too large for a picture.
  ///
  /// - Parameter components: The opacity of a pattern with colors; otherwise its color and opacity.
  func color(_ components: UnsafePointer<CGFloat>, _ space: CGColorSpace?) -> CGColor? {
    if let tiles { return CGColor(tiles: tiles, alpha: components[0]) }
    let most = Self.densities.last ?? 1
    let sides = 0...CGFloat(CGImage.maximumSide)
    guard sides.contains(step.width * most), sides.contains(step.height * most) else { return nil }
    var alpha = components[0]
    let context = CGContext(bounds: CGRect(origin: bounds.origin, size: step))
    context.clip(to: bounds)
    if !isColored {
      let isGray = space?.isGray == true
      let color =
        isGray
        ? CGColor(gray: components[0], alpha: components[1])
        : CGColor(
          red: components[0], green: components[1], blue: components[2], alpha: components[3])
      context.setFillColor(color)
      context.setStrokeColor(color)
      alpha = 1
    }
    draw(info, context)
    guard let drawing = context.drawing else { return .clear }
    let images = Self.densities.map { density in
      CGImage(
        width: max(Int((step.width * density).rounded(.up)), 1),
        height: max(Int((step.height * density).rounded(.up)), 1), drawing: drawing)
    }
    let moved = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(matrix)
    return CGColor(
      tiles: ColorTiles(
        images[0], size: step, map: moved, finer: Array(images.dropFirst())), alpha: alpha)
  }
}

extension CGContext {
  /// Sets the pattern of later fills, in place of a color.
  ///
  /// The components are the opacity of a pattern with colors of its own; otherwise the color and the
  /// opacity in the base space of the color space of fills.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>
  ) {
    if let color = pattern.color(colorComponents, state.fillSpace) { state.fill = color }
  }

  /// Sets the pattern of later lines, in place of a color.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>
  ) {
    if let color = pattern.color(colorComponents, state.strokeSpace) { state.stroke = color }
  }

  /// Sets the phase of patterns: moves their origin.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.fill = state.fill.movedTiles(by: phase)
    state.stroke = state.stroke.movedTiles(by: phase)
  }
}

extension CGColor {
  fileprivate func movedTiles(by phase: CGSize) -> CGColor {
    guard let tiles else { return self }
    let map = tiles.map.concatenating(
      CGAffineTransform(translationX: phase.width, y: phase.height))
    return CGColor(
      tiles: ColorTiles(tiles.image, size: tiles.size, map: map, finer: tiles.finer), alpha: alpha)
  }
}
