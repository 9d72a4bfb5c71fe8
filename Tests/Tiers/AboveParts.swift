// Empty declarations of the types of higher tiers that Parts only passes on; see AboveCore.swift.

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

extension AppearanceTemplates {
  static func instance(of type: UIView.Type) -> UIView? { nil }
}

extension DelegateKind {
  static var above: [DelegateKind] { [] }
}

extension TiersAbove {
  static var bars: any BarItems { fatalError("only its type is looked at") }
  static var interfaces: any Interfaces { fatalError("only its type is looked at") }
}
