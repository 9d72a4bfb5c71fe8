/// Hyprland: the decisions of an update of a swipe over workspaces, with the default settings.
///
/// The dispatcher adds the movement along both axes and waits until it is 5 px long. Then it
/// passes on the movement along the chosen axis. The swipe updates the mean movement of a report,
/// looks for the workspaces to the left and to the right among those of the monitor, and limits the
/// way: to 300 px, to a side that has a workspace, and to the direction in which the hand left the
/// first 10 px. It then finds the workspace that appears, and moves both workspaces.
///
/// Hyprland also reads the name of each neighbor, as `m-1` or `m+1`, into lists on the heap, and
/// damages the monitor. Here, lists are values in place.
struct HyprlandSwipe: PeerTracker {
  static let name = "Hyprland"

  private struct Workspace {
    var id: Int
    var monitor = 0
    var isSpecial = false
    var windows = 1
    var offset = 0.0
  }

  private enum Axis { case none, horizontal, vertical }

  private static let distance = 300.0
  private static let width = 1920.0

  private var workspaces: [4 of Workspace] = [
    Workspace(id: 3), Workspace(id: 1), Workspace(id: 4, monitor: 1), Workspace(id: 2),
  ]
  private var current = 2
  private var axis = Axis.none
  private var x = 0.0
  private var y = 0.0
  private var way = 0.0
  private var mean = 0.0
  private var reports = 0
  private var initialDirection = 0

  mutating func begin() {
    axis = .none
    (x, y) = (0, 0)
    (way, mean, reports, initialDirection) = (0, 0, 0, 0)
  }

  // A compositor calls its tracker from another file.
  @inline(never)
  mutating func update(_ delta: Double, at time: Int64) -> Double {
    dispatch(delta, 0)
    return way / Self.distance
  }

  @inline(__always)
  private mutating func dispatch(_ dx: Double, _ dy: Double) {
    x += dx
    y += dy
    if axis == .none {
      guard x.magnitude >= 5 || y.magnitude >= 5 else { return }
      axis = x.magnitude > y.magnitude ? .horizontal : .vertical
    }
    move(to: way + Double(Float(axis == .horizontal ? dx : dy)))
  }

  // The dispatcher calls a gesture that it does not know.
  @inline(never)
  private mutating func move(to place: Double) {
    let step = (way - place).magnitude
    mean = (mean * Double(reports) + step) / Double(reports + 1)
    reports += 1
    let (left, right) = (neighbor(-1), neighbor(1))
    way = min(max(place, -Self.distance), Self.distance)
    if isAtEnd(left, right) {
      way = 0
      return
    }
    lockDirection()
    appear(way < 0 ? left : right, instead: way < 0 ? right : left)
  }

  /// Returns the workspace of the monitor that is so many places from the current one.
  @inline(never)
  private func neighbor(_ offset: Int) -> Int {
    var ids = [4 of Int](repeating: 0)
    var count = 0
    for index in 0..<4 {
      let workspace = workspaces[unchecked: index]
      if workspace.isSpecial || workspace.monitor != 0 { continue }
      var place = count
      while place > 0, ids[unchecked: place - 1] > workspace.id {
        ids[unchecked: place] = ids[unchecked: place - 1]
        place -= 1
      }
      ids[unchecked: place] = workspace.id
      count += 1
    }
    var place = 0
    while place < count, ids[unchecked: place] != current { place += 1 }
    place += offset
    if place < 0 { place += count }
    return ids[unchecked: place >= count ? place - count : place]
  }

  private func isAtEnd(_ left: Int, _ right: Int) -> Bool {
    if way < 0 { return current <= left }
    guard way > 0, let workspace = index(of: current) else { return false }
    return workspaces[unchecked: workspace].windows == 0 && right <= current
  }

  private mutating func lockDirection() {
    let direction = way < 0 ? -1 : 1
    if initialDirection == 0 {
      if way.magnitude > 10 { initialDirection = direction }
    } else if initialDirection != direction {
      way = 0
    }
  }

  private mutating func appear(_ id: Int, instead other: Int) {
    guard let own = index(of: current), let next = index(of: id) else { return }
    if other != id, other != current, let hidden = index(of: other) {
      workspaces[unchecked: hidden].offset = Self.width
    }
    let moved = -way / Self.distance * Self.width
    workspaces[unchecked: next].offset = way < 0 ? moved - Self.width : moved + Self.width
    workspaces[unchecked: own].offset = moved
  }

  private func index(of id: Int) -> Int? {
    for index in 0..<4 where workspaces[unchecked: index].id == id { return index }
    return nil
  }

  mutating func end(at time: Int64) -> Bool {
    !((way.magnitude < 150 && mean < 30) || way.magnitude < 2) && way > 0
  }
}
