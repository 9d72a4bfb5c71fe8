// What Parts hands on and does nothing else with, as AboveCore.swift has it for Core.

open class UIStoryboard: NSObject {}
open class UINib: NSObject {}

extension PresentationStyles {
  static var above: [UIModalPresentationStyle: Maker] { [:] }
}

extension AppearanceLook {
  static var above: [AppearanceLook] { [] }
}

extension ObservedNames {
  static var above: [ObservedNames] { [] }
}

extension DelegateKind {
  static var above: [DelegateKind] { [] }
}

extension TiersAbove {
  static var bars: any BarItems { fatalError("only its type is looked at") }
  static var interfaces: any Interfaces { fatalError("only its type is looked at") }
}
