import UIKit

/// The screen that the environment sets. `PANTOGRAPH_SCREEN` is a device name or a size such as
/// `320x568`. For a size, `PANTOGRAPH_SAFE_AREA` has the insets from top, left, bottom and right,
/// such as `20,0,0,0`.
enum TestScreen: Equatable {
  case device(String)
  case size(width: Double, height: Double, insets: [Double])

  init?(_ environment: [String: String]) {
    guard let text = environment["PANTOGRAPH_SCREEN"], !text.isEmpty else { return nil }
    if DeviceModel.all.contains(where: { $0.name == text }) {
      self = .device(text)
      return
    }
    let sides = text.split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= 10_000 }) else { return nil }
    let insets = (environment["PANTOGRAPH_SAFE_AREA"] ?? "").split(separator: ",")
      .compactMap { Double($0) }
    let isArea = insets.count == 4 && insets.allSatisfy { $0 >= 0 && $0 <= 10_000 }
    self = .size(width: sides[0], height: sides[1], insets: isArea ? insets : [0, 0, 0, 0])
  }

  @MainActor
  func set() {
    switch self {
    case .device(let name):
      if let device = DeviceModel.all.first(where: { $0.name == name }) {
        TestHost.setScreen(device)
      }
    case .size(let width, let height, let insets):
      TestHost.setScreen(
        CGSize(width: width, height: height),
        safeArea: UIEdgeInsets(
          top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
    }
  }
}
