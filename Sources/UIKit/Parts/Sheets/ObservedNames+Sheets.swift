extension ObservedNames {
  static let sheets = [
    ObservedNames(
      UISheetPresentationController.self,
      ["selectedDetentIdentifier": \UISheetPresentationController.selectedDetentIdentifier])
  ]
}
