import Foundation

/// The start and end values of a property that a stopped animator no longer animates, for
/// `finishAnimation(at:)`.
@MainActor
struct AnimatorSettlement {
  private let layer: CALayer
  private let property: String
  private let start: LayerValue
  private let end: LayerValue

  init(_ record: AnimatorRecord) {
    layer = record.layer
    property = record.property
    end = record.layer.values[record.property] ?? record.to
    start = record.isAdditive ? record.from.added(to: end) : record.from
  }

  func move(to position: UIViewAnimatingPosition) {
    switch position {
    case .end: layer.values[property] = end
    case .start: layer.values[property] = start
    case .current: break
    }
  }
}
