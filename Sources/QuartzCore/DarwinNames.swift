// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Names of Darwin's C library, which code for iOS has from any import.
import CoreGraphics
import Foundation

/// The greatest number of single precision: `repeatCount = HUGE` goes on for ever.
public let HUGE = Float.greatestFiniteMagnitude
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let HUGE_VALF = Float.infinity

/// 0: this is no simulator.
public let TARGET_OS_SIMULATOR: Int32 = 0

/// Later than all that code compares it with.
public let NSFoundationVersionNumber: Double = 4000

/// Seconds since the beginning of 2001. It starts with the clock on the wall and goes on by the time of the
/// windows, as `CACurrentMediaTime()` does, so that a replay measures the same at any speed.
@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  AbsoluteStart.time + CACurrentMediaTime() - AbsoluteStart.mediaTime
}

public typealias CFAbsoluteTime = Double

/// Objective-C's whole numbers, as wide as an address.
public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// Nanoseconds of the windows' time.
@preconcurrency @MainActor
public func mach_absolute_time() -> UInt64 { UInt64(max(0, CACurrentMediaTime()) * 1e9) }

@MainActor
private enum AbsoluteStart {
  static let mediaTime = CACurrentMediaTime()
  static let time: CFAbsoluteTime = {
    _ = mediaTime
    return Date().timeIntervalSinceReferenceDate
  }()
}

extension ProcessInfo {
  /// False: the machine's settings for power are not asked.
  public var isLowPowerModeEnabled: Bool { false }

  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// Nominal: how hot the machine is, is not asked.
  public var thermalState: ThermalState { .nominal }
}
