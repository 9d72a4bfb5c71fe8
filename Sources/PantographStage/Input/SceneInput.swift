import Foundation
import PantographTouches
import UIKit

/// Turns contact frames into events of a window, by one of the touch mappings.
@MainActor
enum SceneInput {
  case touches(TouchSession)
  case touchpad(TouchpadSession)

  init(_ mapping: TouchMapping, on surface: SurfaceGeometry, in window: UIWindow) {
    switch mapping {
    case .screen:
      self = .touches(TouchSession(window: window, placement: .onScreen(of: window, surface)))
    case .surface:
      self = .touches(TouchSession(window: window, placement: .filling(window, with: surface)))
    case .indirect(let settings):
      self = .touchpad(TouchpadSession(window: window, settings: settings))
    }
  }

  func receive(_ frame: inout ContactFrame) {
    switch self {
    case .touches(let session): session.receive(reading: &frame)
    case .touchpad(let session): session.receive(reading: &frame)
    }
  }

  func advance(to time: Timestamp) {
    switch self {
    case .touches(let session): session.advance(to: time)
    case .touchpad(let session): session.advance(to: time)
    }
  }

  /// Delivers a scroll that does not come from contacts on the surface, such as a wheel's.
  func scroll(_ step: ScrollStep, at point: CGPoint, time: Timestamp) {
    switch self {
    case .touches(let session): session.scroll(step, at: point, time: time)
    case .touchpad: break
    }
  }

  /// Places the surface again after the window has changed.
  func place(
    _ mapping: TouchMapping, on surface: SurfaceGeometry, in window: UIWindow, at time: Timestamp
  ) {
    switch self {
    case .touches(let session):
      session.placement =
        mapping == .screen
        ? .onScreen(of: window, surface) : .filling(window, with: surface)
    case .touchpad(let session): session.movePointer(to: session.pointer, at: time)
    }
  }

  /// The time at which the input causes something even without a new frame; nil for none.
  var deadline: Timestamp? {
    switch self {
    case .touches: nil
    case .touchpad(let session): session.deadline
    }
  }
}
