@_exported import PantographLiveDevices
import PantographStage

/// Makes the clock usable by stages, so that live devices end a stage's sleep.
extension LiveClock: StageClock {}
