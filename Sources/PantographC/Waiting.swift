/// A queue of events that wait to be fetched, oldest first.
///
/// The caller need not fetch them: beyond `most`, the oldest are dropped.
struct Waiting<Element> {
  private static var most: Int { 4096 }

  private var elements: [Element] = []
  private var first = 0

  /// The newest element in the queue; nil if the queue is empty.
  var last: Element? { first < elements.count ? elements[elements.count - 1] : nil }

  mutating func add(_ element: Element) {
    if elements.count - first >= Self.most { first += 1 }
    if first >= Self.most {
      elements.removeFirst(first)
      first = 0
    }
    elements.append(element)
  }

  /// Replaces the newest element in the queue.
  mutating func replaceLast(by element: Element) {
    elements[elements.count - 1] = element
  }

  /// Returns and removes the oldest element; nil if the queue is empty.
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
