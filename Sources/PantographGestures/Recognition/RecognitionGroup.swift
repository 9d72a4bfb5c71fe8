import PantographTouches

/// The part of the recognition that a number belongs to. Its name is an object in a file.
package enum RecognitionGroup: UInt8, Hashable, Sendable, CaseIterable {
  case hand, palm, edge, thumb, jump, jitter, faint, returning

  package var name: StaticString {
    switch self {
    case .hand: "hand"
    case .palm: "palm"
    case .edge: "edge"
    case .thumb: "thumb"
    case .jump: "jump"
    case .jitter: "jitter"
    case .faint: "faint"
    case .returning: "returning"
    }
  }

  /// Whether the part can be switched off. The tracker cannot.
  var isOptional: Bool { self != .hand }

  func isOn(in thresholds: SurfaceThresholds) -> Bool {
    switch self {
    case .hand: true
    case .palm: thresholds.filters.palm != nil
    case .edge: thresholds.filters.palm?.edge != nil
    case .thumb: thresholds.filters.thumb != nil
    case .jump: thresholds.filters.jump != nil
    case .jitter: thresholds.filters.jitter != nil
    case .faint: thresholds.filters.faint != nil
    case .returning: thresholds.filters.returning != nil
    }
  }

  /// Switches the part on, with its usual numbers if it was off, or off.
  func turn(on isOn: Bool, in thresholds: inout SurfaceThresholds) {
    guard isOn != self.isOn(in: thresholds) else { return }
    switch self {
    case .hand: break
    case .palm: thresholds.filters.palm = isOn ? PalmThresholds() : nil
    case .edge:
      if isOn, thresholds.filters.palm == nil { thresholds.filters.palm = .toolTypeAlone }
      thresholds.filters.palm?.edge = isOn ? PalmThresholds.Edge() : nil
    case .thumb: thresholds.filters.thumb = isOn ? ThumbThresholds() : nil
    case .jump: thresholds.filters.jump = isOn ? JumpThresholds() : nil
    case .jitter: thresholds.filters.jitter = isOn ? JitterThresholds() : nil
    case .faint: thresholds.filters.faint = isOn ? FaintThresholds() : nil
    case .returning: thresholds.filters.returning = isOn ? ReturnThresholds() : nil
    }
  }
}

/// The kind of surface that a number is for. Its name is an object in a file.
package enum RecognitionSurface: UInt8, Hashable, Sendable, CaseIterable {
  case touchpad, touchscreen

  package var name: StaticString {
    switch self {
    case .touchpad: "touchpad"
    case .touchscreen: "touchscreen"
    }
  }

  /// The kind of device with these numbers.
  package var kind: DeviceKind {
    switch self {
    case .touchpad: .touchpad
    case .touchscreen: .touchscreen
    }
  }

  /// The surface whose numbers apply to a kind of device.
  package init(_ kind: DeviceKind) {
    switch kind {
    case .touchpad: self = .touchpad
    case .touchscreen, .touchTablet, .other: self = .touchscreen
    }
  }
}
