@_exported import LiveDevices
import Stage

/// A stage runs by it, and so by the devices that end its sleep.
extension LiveClock: StageClock {}
