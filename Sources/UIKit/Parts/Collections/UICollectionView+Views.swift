import Foundation

extension UICollectionView {
  // MARK: Making views

  func ownRegister(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else { return contents.register(nil, kind: "", identifier) }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      Misuse.stop("\(cellClass) is no UICollectionViewCell and cannot be registered for cells")
    }
    contents.register(
      { [weak contents] in Self.make(type, contents?.frameOfNew) }, kind: "", identifier)
  }

  func ownRegister(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return contents.register(nil, kind: "", identifier) }
    contents.register(
      {
        let cell: UICollectionViewCell = try TiersAbove.interfaces.first(in: nib)
        return cell
      }, kind: "", identifier)
  }

  func ownRegister(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else { return contents.register(nil, kind: kind, identifier) }
    contents.register(
      {
        let view: UICollectionReusableView = try TiersAbove.interfaces.first(in: nib)
        return view
      }, kind: kind, identifier)
  }

  static func make(
    _ type: UICollectionReusableView.Type, _ frame: CGRect?
  ) -> UICollectionReusableView {
    guard let view = type.make(frame: frame ?? .zero) as? UICollectionReusableView else {
      preconditionFailure("a type makes its own")
    }
    return view
  }

  func ownRegister(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let viewClass else { return contents.register(nil, kind: elementKind, identifier) }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      // The program goes on until it asks for the view, which iOS does too.
      return contents.register(
        {
          Misuse.stop(
            "\(viewClass) is no UICollectionReusableView and cannot be a supplementary view")
        }, kind: elementKind, identifier)
    }
    contents.register(
      { [weak contents] in Self.make(type, contents?.frameOfNew) }, kind: elementKind, identifier)
  }

  func ownDequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let view = contents.dequeue(.cell(indexPath), identifier)
    guard let cell = view as? UICollectionViewCell else {
      Misuse.stop("what was registered for the cell \"\(identifier)\" is a \(type(of: view))")
    }
    return cell
  }

  func ownDequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    contents.dequeue(
      CollectionElement(
        category: .supplementaryView, kind: elementKind, indexPath: indexPath), identifier)
  }

  // MARK: Shown views

  func ownVisibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    contents.visiblePaths(of: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  func ownSupplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    contents.shown[
      CollectionElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  func ownIndexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    contents.shown.first { $0.value === view && $0.key.category == .supplementaryView }?
      .key.indexPath
  }

  func ownIndexPathForItem(at point: CGPoint) -> IndexPath? {
    contents.prepareLayout()
    let point = flipped(point)
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let hits = (collectionViewLayout.layoutAttributesForElements(in: spot) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return hits.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  // MARK: Scrolling

  func ownScrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    contents.require(indexPath)
    contents.prepareLayout()
    orthogonal.scroll(to: .cell(indexPath), scrollPosition, animated: animated)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    if scrollPosition.isEmpty {
      let column = CGRect(x: contentOffset.x, y: frame.minY, width: 1, height: frame.height)
      let isInside = orthogonal.view(of: .cell(indexPath)) != nil
      return scrollRectToVisible(isInside ? column : frame, animated: animated)
    }
    var offset = contentOffset
    place(
      &offset, frame, .vertical, isFirst: scrollPosition.contains(.top),
      isMiddle: scrollPosition.contains(.centeredVertically),
      isLast: scrollPosition.contains(.bottom))
    // A section that scrolls by itself has shown the item along its own axis.
    guard orthogonal.view(of: .cell(indexPath)) == nil else {
      if offset != contentOffset { setContentOffset(offset, animated: animated) }
      return
    }
    place(
      &offset, frame, .horizontal, isFirst: scrollPosition.contains(.left),
      isMiddle: scrollPosition.contains(.centeredHorizontally),
      isLast: scrollPosition.contains(.right))
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  private func place(
    _ offset: inout CGPoint, _ frame: CGRect, _ axis: ScrollAxis, isFirst: Bool, isMiddle: Bool,
    isLast: Bool
  ) {
    let inset = adjustedContentInset
    let (start, length) = (frame.origin[axis], frame.size[axis])
    let room = bounds.size[axis] - inset.start(axis) - inset.end(axis)
    var wanted: CGFloat
    if isFirst {
      wanted = start
    } else if isMiddle {
      wanted = start + length / 2 - room / 2
    } else if isLast {
      wanted = start + length - room
    } else {
      return
    }
    wanted -= inset.start(axis)
    let limits = limits(axis)
    offset[axis] = CGFloat(min(max(Double(wanted), limits.lowerBound), limits.upperBound))
  }
}
