extension CALayer {
  /// Visits this layer, then its mask, then its sublayers, each with its whole tree before the
  /// next. If `visit` returns false, the mask and the sublayers of that layer are skipped. A loop,
  /// so that no tree is too deep for the stack.
  func visitTree(_ visit: (CALayer) -> Bool) {
    var rest = [self]
    while let layer = rest.popLast() {
      guard visit(layer) else { continue }
      if let sublayers = layer.sublayers {
        var index = sublayers.count
        while index > 0 {
          index -= 1
          rest.append(sublayers[index])
        }
      }
      if let mask = layer.mask { rest.append(mask) }
    }
  }
}

extension Array where Element: AnyObject {
  /// Returns the index of the object. Searches from both ends, because most objects are added and
  /// removed there.
  package func place(of object: AnyObject) -> Int? {
    var (first, last) = (0, count - 1)
    while first <= last {
      if self[first] === object { return first }
      if self[last] === object { return last }
      first += 1
      last -= 1
    }
    return nil
  }
}
