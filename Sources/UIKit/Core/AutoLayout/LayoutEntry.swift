import Foundation
import PantographConstraints

/// An engine's record of a view or a guide: the origin of its alignment rectangle in the
/// superview, and the size.
@MainActor
final class LayoutEntry {
  enum Part: Int, CaseIterable {
    case minX = 0
    case minY, width, height

    var axis: NSLayoutConstraint.Axis { self == .minX || self == .width ? .horizontal : .vertical }
    var isSize: Bool { self == .width || self == .height }

    static func start(_ axis: NSLayoutConstraint.Axis) -> Part {
      axis == .horizontal ? .minX : .minY
    }

    static func size(_ axis: NSLayoutConstraint.Axis) -> Part {
      axis == .horizontal ? .width : .height
    }
  }

  /// One of the four numbers, with its variable while it is used.
  struct Unknown {
    var variable: Variable?
    var uses = 0
    /// The constraint that sets the number, if the item's own constraints do not determine it.
    var given: ConstraintID?
    /// The constraint that keeps the content from being squeezed; `hugging` keeps the view from
    /// growing beyond it.
    var resistance: ConstraintID?
    var hugging: ConstraintID?
    /// The size of the guide's view, if the guide's number depends on it.
    var around: LayoutUse?
  }

  /// The source of the item's position and size.
  enum Mode {
    /// The item's constraints and content.
    case constraints
    /// The view's current frame.
    case frame
    /// The insets of a guide.
    case insets
    /// Constraints determine the size. The origin is the origin of the scroll view's content.
    case content
    /// Constraints, only while the view's fitting size is computed.
    case fitting
  }

  /// The lengths of a content that constraints and frames determine alone, so that they were not read.
  enum Unread {
    case nothing
    /// Only the width. The height is that of the text in the known width.
    case width(height: CGFloat)
    case all

    var isAnything: Bool {
      if case .nothing = self { return false }
      return true
    }
  }

  struct Settled {
    var revision = -1
    var width = false
    var height = false
  }

  private let itemReference: ViewReference
  @exclusivity(unchecked) private var engineReference: LooseReference<LayoutEngine>?
  let mode: Mode
  /// Whether the engine uses all four numbers, because layout needs them.
  @exclusivity(unchecked) var isHeld = false
  @exclusivity(unchecked) var isStale = false
  @exclusivity(unchecked) var isLeaving = false
  /// Whether the entry is being checked for changed numbers.
  @exclusivity(unchecked) var isInQuestion = false
  /// The part of the content that was not read after its last change.
  @exclusivity(unchecked) var unread = Unread.nothing
  /// The lengths that frames and required constraints alone determined in a revision of the solver.
  @exclusivity(unchecked) var settled = Settled()
  /// The place of a text that may wrap among all such texts of the engine; nil for other items.
  @exclusivity(unchecked) var textNumber: Int?
  /// Whether the height of the text has not been computed from its width yet.
  @exclusivity(unchecked) var isUnfitted = false
  /// The indices of the constraints that use the entry. Some of them may no longer be placed.
  @exclusivity(unchecked) var users: [Int] = []
  /// The number of `users` from which on those that are no longer placed are removed.
  @exclusivity(unchecked) var mostUsers = LayoutEntry.fewUsers
  /// A number of users that is not worth a search.
  static let fewUsers = 32
  /// The item's numbers when they were last checked for changes.
  @exclusivity(unchecked) var told: [4 of CGFloat?] = InlineArray(repeating: nil)
  /// The size and the center that layout gave the view last; nil if the view was in another place then.
  @exclusivity(unchecked) var placed: (size: CGSize, center: CGPoint)?
  @exclusivity(unchecked) private var unknowns: [4 of Unknown] = InlineArray(repeating: Unknown())

  init(_ item: any LayoutItem, in engine: LayoutEngine, _ mode: Mode) {
    itemReference = item.reference
    engineReference = engine.reference
    self.mode = mode
  }

  /// The item; nil once it is gone.
  var item: (any LayoutItem)? { itemReference.item }
  /// The engine; nil once it is gone, and for an entry that the engine no longer uses.
  var engine: LayoutEngine? { engineReference?.object }

  /// Notes that the engine no longer uses the entry.
  func leaveEngine() { engineReference = nil }

  subscript(part: Part) -> Unknown {
    get { unknowns[part.rawValue] }
    set { unknowns[part.rawValue] = newValue }
  }

  var view: UIView? { itemReference.view }

  func value(_ part: Part) -> CGFloat {
    guard let variable = self[part].variable, let engine else { return 0 }
    return CGFloat(engine.solver.value(of: variable))
  }

  /// The item's alignment rectangle, in points.
  var frame: CGRect {
    CGRect(x: value(.minX), y: value(.minY), width: value(.width), height: value(.height))
  }

  /// Whether the view is where layout has put it. Guides have no place of their own.
  var isStillPlaced: Bool {
    guard let view else { return true }
    guard let placed, view.contextFollower == nil, view.transform.isIdentity else { return false }
    return view.ownLayer.bounds.size == placed.size && view.ownLayer.position == placed.center
  }

  /// Returns whether a number has changed since the last call.
  func hasNews(in solver: borrowing ConstraintSolver) -> Bool {
    var isNew = false
    for index in unknowns.indices {
      var value: CGFloat = 0
      if let variable = unknowns[index].variable { value = CGFloat(solver.value(of: variable)) }
      if told[index] != value {
        told[index] = value
        isNew = true
      }
    }
    return isNew
  }
}

extension LayoutEntry {
  /// Returns the number that the view's frame or the guide's insets give.
  func givenNumber(_ part: Part) -> CGFloat {
    if mode == .insets { return insetNumber(part) }
    if mode == .content { return 0 }
    guard let view else { return 0 }
    let rect = Self.givenRect(of: view)
    return switch part {
    case .minX: Self.limited(rect.minX)
    case .minY: Self.limited(rect.minY)
    case .width: Self.limited(max(rect.width, 0))
    case .height: Self.limited(max(rect.height, 0))
    }
  }

  /// The width and the height that the view's frame gives.
  var givenSize: CGSize {
    guard mode != .insets, mode != .content else {
      return CGSize(width: givenNumber(.width), height: givenNumber(.height))
    }
    guard let view else { return .zero }
    let rect = Self.givenRect(of: view)
    return CGSize(
      width: Self.limited(max(rect.width, 0)), height: Self.limited(max(rect.height, 0)))
  }

  private static func givenRect(of view: UIView) -> CGRect {
    let layer = view.layer
    let (size, center) = (layer.bounds.size, layer.position)
    // Constraints use the position as the middle, wherever the anchor point lies.
    let corner = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
    return view.alignmentRect(forFrame: CGRect(origin: corner, size: size))
  }

  private static func limited(_ number: CGFloat) -> CGFloat {
    number.isFinite ? min(max(number, -farthest), farthest) : 0
  }

  /// The greatest number for a position or a length, in points. Greater ones would drown the
  /// others in rounding.
  static let farthest: CGFloat = 1e6

  private func insetNumber(_ part: Part) -> CGFloat {
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return 0 }
    if let band = guide.band(besides: view.knownSafeArea) {
      return switch part {
      case .minX, .width: 0
      case .minY: -band.start
      case .height: band.height
      }
    }
    guard let insets = guide.insets(in: view, besides: view.knownSafeArea) else { return 0 }
    // The visible part of a scroll view begins at its scroll offset.
    let origin = view.scrolling == nil ? .zero : view.bounds.origin
    return switch part {
    case .minX: insets.left + origin.x
    case .minY: insets.top + origin.y
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    }
  }

  /// Whether the number is measured from the far edge of the guide's view.
  func goesByRoom(_ part: Part) -> Bool {
    guard mode == .insets, let guide = item as? UILayoutGuide else { return false }
    switch guide.kind {
    case .constraints, .content: return false
    case .safeArea, .margins, .readable, .frame: return part.isSize
    case .keyboard: return part == .width || part == .minY
    }
  }

  /// The content's own size; nil if constraints do not place the view.
  var contentSize: CGSize? {
    guard mode == .constraints || mode == .fitting else { return nil }
    return view?.intrinsicContentSize
  }

  /// Returns the width or the height of a content's own size; nil without one.
  func contentNumber(_ part: Part, of size: CGSize?) -> CGFloat? {
    guard part.isSize, let size else { return nil }
    let number = part == .width ? size.width : size.height
    guard number.isFinite, number >= 0, number < Self.farthest else { return nil }
    return number
  }
}
