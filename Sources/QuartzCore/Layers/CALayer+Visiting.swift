extension CALayer {
  /// Visits this layer, then its mask, then the layers below, each with all below it before the next: in a
  /// loop, so that no depth of the tree is too deep. What is below a layer is left out where `visit` says
  /// false.
  func visitTree(_ visit: (CALayer) -> Bool) {
    var rest = [self]
    while let layer = rest.popLast() {
      guard visit(layer) else { continue }
      if let sublayers = layer.sublayers { rest += sublayers.reversed() }
      if let mask = layer.mask { rest.append(mask) }
    }
  }
}

extension Array where Element: AnyObject {
  /// Looks from both ends, since what comes and goes is mostly there.
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
