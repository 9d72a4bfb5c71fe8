/// The computer's own file about its maker and model, which every user may read. Computers without
/// DMI, such as most with ARM, have none.
public struct ComputerFile {
  private let folder: String

  /// `folder` is that of the kernel, except in tests.
  public init(folder: String = "/sys/class/dmi/id") {
    self.folder = folder
  }

  /// The DMI modalias, `dmi:…`; nil if there is none.
  public var text: String? {
    guard let text = SystemDescription(path: folder).text("modalias") else { return nil }
    return text.utf8.starts(with: "dmi:".utf8) ? text : nil
  }
}
