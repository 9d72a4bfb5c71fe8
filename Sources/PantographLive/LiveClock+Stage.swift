@_exported import PantographLiveDevices
import PantographStage

/// A stage runs by it, and so by the devices that end its sleep.
extension LiveClock: StageClock {}
