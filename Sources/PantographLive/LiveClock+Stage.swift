@_exported import PantographLiveDevices
import PantographStage

/// A clock for stages; live devices end its sleep.
extension LiveClock: StageClock {}
