internal import CPantographSDL2
import Foundation
import PantographDemos
import PantographEvdev
import PantographLive
import PantographPlotting
import PantographRendering
import PantographTouches
import UIKit

/// A demo in a window of Wayland or X11: the scene, and texts beside it.
///
/// The main thread sleeps in the window system's own wait. A thread ends the wait when there is
/// input from a device, a signal, or a new device. Both sleep at rest.
@MainActor
public final class WindowDisplay: DemoDisplay {
  private let surface: WindowSurface
  private let session: DemoSession
  private let waker: DeviceWaker
  /// The gestures of touchpads that the program may not read; nil without Wayland.
  private let gestures: WaylandGestures?
  private var events: WindowEvents
  private var layout: WindowLayout
  /// The scale of the scene's points; less than 1 if the window had to be smaller than the scene at
  /// first.
  private let zoom: Double
  /// The current frame of the scene's picture, and the number of pixels for each of its points.
  private var picture = WindowSurface.Area(width: 0, height: 0)
  private var scale = 1.0
  private var shownWords: WindowWords?
  private let canvas = DrawingCanvas()
  private var title = ""
  private var needsAll = true

  /// Opens a window for the session. From now on, the session's clock sleeps in the window's wait.
  public init(_ session: DemoSession) throws {
    let size = session.run.window.bounds.size
    surface = try WindowSurface(
      title: session.run.scene.name, width: Int(size.width), height: Int(size.height),
      besides: Int(WindowLayout.wordsWidth))
    zoom = min(1, Double(surface.height) / surface.pixelsPerUnit / Double(size.height))
    self.session = session
    events = WindowEvents(
      keysAreHand: session.mover.isKeys, isForApplication: session.run.scene.isApplication)
    layout = WindowLayout(
      width: surface.width, height: surface.height, scale: surface.pixelsPerUnit)
    gestures = surface.gestures { [clock = session.clock] in clock.now }
    waker = try DeviceWaker(try session.clock.loop.wakeDescriptor())
    session.clock.sleep = { [weak self] in try self?.sleep(until: $0) }
  }

  /// The name of the window system.
  public var system: String { surface.system }

  /// Empty, because the window system's wait replaces the loop's.
  public var descriptors: [Int32] { [] }

  /// The screen's refresh rate, in pictures per second.
  public var framesPerSecond: Int { surface.framesPerSecond }

  /// The window without the texts. A scene fills it, at the room's size in points.
  public var room: DemoRoom {
    DemoRoom(
      width: layout.scene.width, height: layout.scene.height,
      pixelsPerPoint: surface.pixelsPerUnit * zoom)
  }

  /// Always true: an invisible window draws nothing and costs nothing.
  public func isReady() -> Bool { true }

  /// Whether the window is neither hidden nor covered as a whole.
  public var isVisible: Bool { surface.isVisible }

  // MARK: Input

  /// Returns the input since the last sleep.
  public func takeInput() -> [DemoInput] {
    if events.isStale { measure() }
    return events.take()
  }

  private func measure() {
    surface.measure()
    layout = WindowLayout(
      width: surface.width, height: surface.height, scale: surface.pixelsPerUnit)
    needsAll = true
  }

  private func sleep(until moment: Timestamp?) throws {
    var event = SDL_Event()
    var isEvent = SDL_PollEvent(&event) != 0
    if isEvent {
      // Input that is already there ends the sleep at once.
    } else if !surface.hasWait {
      try session.clock.loop.sleep(until: moment)
      isEvent = SDL_PollEvent(&event) != 0
    } else if let moment {
      waker.arm()
      let left = (moment - MonotonicClock.now).microseconds
      let milliseconds = Int32(clamping: (max(left, 0) + 999) / 1000)
      isEvent =
        milliseconds == 0
        ? SDL_PollEvent(&event) != 0 : SDL_WaitEventTimeout(&event, milliseconds) != 0
    } else {
      waker.arm()
      isEvent = SDL_WaitEvent(&event) != 0
    }
    let units = surface.pixelsPerUnit
    let size = CGSize(width: Double(surface.width) / units, height: Double(surface.height) / units)
    while isEvent {
      events.add(event, size: size) { x, y in
        CGPoint(
          x: (x * units - Double(picture.x)) / scale, y: (y * units - Double(picture.y)) / scale)
      }
      isEvent = SDL_PollEvent(&event) != 0
    }
    addGestures(units)
  }

  private func addGestures(_ units: Double) {
    guard let reports = gestures?.take(), !reports.isEmpty else { return }
    var (x, y) = (Int32(0), Int32(0))
    SDL_GetMouseState(&x, &y)
    let position = CGPoint(
      x: (Double(x) * units - Double(picture.x)) / scale,
      y: (Double(y) * units - Double(picture.y)) / scale)
    for report in reports {
      events.add(DemoGesture(report.scaled(by: units / scale), position: position))
    }
  }

  // MARK: Pictures

  /// Uploads the changes and shows them at the screen's next refresh.
  public func show(_ frame: DemoFrame) throws {
    guard surface.isVisible else {
      needsAll = true
      return
    }
    if try surface.prepare(WindowWords.background) { needsAll = true }
    scale = frame.scale
    frame.picture.withPixels { pixels, width, height, bytesPerRow in
      place(width, height)
      let boxes =
        needsAll
        ? [WindowSurface.Area(width: width, height: height)] : frame.damage.map { Self.area($0) }
      for box in boxes {
        surface.upload(
          pixels, bytesPerRow: bytesPerRow, box: box, x: picture.x, y: picture.y,
          within: layout.scene)
      }
    }
    try showWords(frame.caption)
    surface.present()
    needsAll = false
  }

  /// Centers the picture in its part of the window.
  private func place(_ width: Int, _ height: Int) {
    let area = WindowSurface.Area(
      x: layout.scene.x + max(0, layout.scene.width - width) / 2,
      y: layout.scene.y + max(0, layout.scene.height - height) / 2, width: width, height: height)
    guard area != picture || needsAll else { return }
    picture = area
    needsAll = true
    surface.fill(layout.scene, WindowWords.background)
  }

  private static func area(_ box: CGRect) -> WindowSurface.Area {
    let left = Int(box.minX.rounded(.down))
    let top = Int(box.minY.rounded(.down))
    return WindowSurface.Area(
      x: left, y: top, width: Int(box.maxX.rounded(.up)) - left,
      height: Int(box.maxY.rounded(.up)) - top)
  }

  private func showWords(_ caption: DemoCaption) throws(RenderingError) {
    var caption = caption
    // The texts do not contain the progress, which changes with each picture.
    caption.progress = nil
    let words = WindowWords(
      caption, keysAreHand: session.mover.isKeys,
      width: Double(layout.words.width) / layout.scale,
      height: Double(layout.words.height) / layout.scale)
    guard needsAll || words != shownWords else { return }
    shownWords = words
    var boxes = try canvas.draw(words.drawing, scale: layout.scale).map(Self.area)
    canvas.withPixels { pixels, width, bytesPerRow in
      if needsAll { boxes = [WindowSurface.Area(width: width, height: layout.words.height)] }
      for box in boxes {
        surface.upload(
          pixels, bytesPerRow: bytesPerRow, box: box, x: layout.words.x, y: layout.words.y,
          within: layout.words)
      }
    }
    if title != caption.title {
      title = caption.title
      surface.setTitle(title)
    }
  }
}

extension DeltaReport {
  /// Returns the report with its movement in another unit.
  func scaled(by factor: Double) -> DeltaReport {
    func scaled(_ movement: DeltaMovement) -> DeltaMovement {
      let delta = movement.accelerated
      return DeltaMovement(Delta(x: delta.x * factor, y: delta.y * factor))
    }
    switch action {
    case .swipeMoved(let fingers, let movement):
      return DeltaReport(time: time, .swipeMoved(fingers: fingers, scaled(movement)))
    case .pinchMoved(let fingers, let movement, let scale, let rotation):
      return DeltaReport(
        time: time,
        .pinchMoved(fingers: fingers, scaled(movement), scale: scale, rotation: rotation))
    case .swipeBegan, .swipeEnded, .pinchBegan, .pinchEnded, .holdBegan, .holdEnded, .scrolled:
      return self
    }
  }
}
