// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Names of Darwin's C library. On iOS any import provides them.
import CoreGraphics
import Foundation
import Synchronization

/// The greatest number of single precision. `repeatCount = HUGE` repeats without end.
public let HUGE = Float.greatestFiniteMagnitude
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let HUGE_VALF = Float.infinity

/// Always 0: this is no simulator.
public let TARGET_OS_SIMULATOR: Int32 = 0

/// A version later than all that code compares it with.
public let NSFoundationVersionNumber: Double = 4000

/// Returns the seconds since the beginning of 2001. The time starts with the system clock and then
/// follows the windows' time, as `CACurrentMediaTime()` does, so that a replay measures the same at
/// any speed.
@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  AbsoluteStart.time + CACurrentMediaTime() - AbsoluteStart.mediaTime
}

public typealias CFAbsoluteTime = Double

/// The integer of Objective-C, as wide as a pointer.
public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// Returns the name of an object's class as a C string, which is valid until the program ends.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  ClassNames.pointer(to: obj.map { "\(type(of: $0))" } ?? "nil")
}

/// The names that have been returned as C strings, each once.
private enum ClassNames {
  private static let known = Mutex<[String: StaticName]>([:])

  /// A C string that is never released.
  private struct StaticName: @unchecked Sendable {
    let characters: UnsafePointer<CChar>
  }

  static func pointer(to name: String) -> UnsafePointer<CChar> {
    known.withLock { known in
      if let name = known[name] { return name }
      let units = name.utf8CString
      let characters = UnsafeMutableBufferPointer<CChar>.allocate(capacity: units.count)
      _ = characters.initialize(from: units)
      let made = StaticName(characters: UnsafePointer(characters.baseAddress!))
      known[name] = made
      return made
    }.characters
  }
}

/// Returns a fact about the machine: its kind under the names `hw.machine` and `hw.model`, and the
/// number of its processors under `hw.ncpu`. Other names are unknown: the result is -1.
@discardableResult
public func sysctlbyname(
  _ name: String, _ value: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?,
  _ newValue: UnsafeMutableRawPointer?, _ newSize: Int
) -> Int32 {
  let fact: [UInt8]
  switch name {
  case "hw.machine", "hw.model":
    var system = utsname()
    guard uname(&system) == 0 else { return -1 }
    fact = withUnsafeBytes(of: system.machine) { Array($0.prefix { $0 != 0 }) + [0] }
  case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu":
    fact = withUnsafeBytes(of: Int32(ProcessInfo.processInfo.processorCount)) { Array($0) }
  default: return -1
  }
  guard let size else { return 0 }
  if let value {
    guard size.pointee >= fact.count else { return -1 }
    value.copyMemory(from: fact, byteCount: fact.count)
  }
  size.pointee = fact.count
  return 0
}

/// Returns the windows' time in nanoseconds.
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
  /// Always false: the machine's power settings are not read.
  public var isLowPowerModeEnabled: Bool { false }

  /// False: this is no Mac that runs an application for another device.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }

  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// Always nominal: the machine's temperature is not read.
  public var thermalState: ThermalState { .nominal }
}
