/// What was told and not yet asked for, the oldest first.
///
/// Nobody has to ask: of more than `most` the oldest are forgotten.
struct Waiting<Element> {
  private static var most: Int { 4096 }

  private var elements: [Element] = []
  private var first = 0

  /// The newest.
  var last: Element? { first < elements.count ? elements[elements.count - 1] : nil }

  mutating func add(_ element: Element) {
    if elements.count - first >= Self.most { first += 1 }
    if first >= Self.most {
      elements.removeFirst(first)
      first = 0
    }
    elements.append(element)
  }

  /// Puts it in the newest's place.
  mutating func replaceLast(by element: Element) {
    elements[elements.count - 1] = element
  }

  /// Hands over the oldest.
  mutating func take() -> Element? {
    guard first < elements.count else { return nil }
    let element = elements[first]
    first += 1
    if first == elements.count {
      elements.removeAll(keepingCapacity: true)
      first = 0
    }
    return element
  }
}
