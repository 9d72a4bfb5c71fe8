/// A 95 % interval whose ends may be open: so few groups do not say how far it reaches.
package struct OpenInterval: Hashable, Sendable {
  /// The lower end; nil if the interval is open there.
  package var low: Double?
  /// The upper end; nil if the interval is open there.
  package var high: Double?

  package init(low: Double?, high: Double?) {
    self.low = low
    self.high = high
  }
}
