import Glibc
import PantographTouches

/// Reads a device's description from `/sys`, which every user may read. It lacks the axis ranges.
struct SystemDescription {
  /// The folder of the device: `/sys/class/input/event3/device`.
  let path: String

  /// The description; nil if the folder does not exist.
  var description: DeviceDescription? {
    guard let name = text("name") else { return nil }
    var description = DeviceDescription(
      name: name,
      identity: DeviceIdentity(
        bus: number("id/bustype"), vendor: number("id/vendor"), product: number("id/product"),
        version: number("id/version")))
    for property in codes("properties").codes where property < 32 {
      description.properties.insert(DeviceProperties(rawValue: 1 << UInt32(property)))
    }
    let types: [(EventType, String)] = [
      (.key, "key"), (.relative, "rel"), (.absolute, "abs"), (.miscellaneous, "msc"),
      (.switch, "sw"), (.led, "led"), (.sound, "snd"),
    ]
    for (type, file) in types {
      let set = codes("capabilities/\(file)")
      if !set.isEmpty { description.codes[type] = set }
    }
    return description
  }

  private func number(_ file: String) -> UInt16 {
    text(file).flatMap { UInt16($0, radix: 16) } ?? 0
  }

  /// Reads a bit set written as hex words of the machine's word size, the highest word first and
  /// leading zero words left out.
  private func codes(_ file: String) -> CodeSet {
    var set = CodeSet()
    let words = (text(file) ?? "").split(separator: " ").reversed()
    for (index, word) in words.enumerated() {
      var bits = UInt(word, radix: 16) ?? 0
      while bits != 0 {
        set.insert(UInt16(index * UInt.bitWidth + bits.trailingZeroBitCount))
        bits &= bits - 1
      }
    }
    return set
  }

  func text(_ file: String) -> String? {
    guard
      case .success(let number) = SystemCall.retry({ Int(open("\(path)/\(file)", O_RDONLY)) })
    else { return nil }
    let descriptor = OwnedDescriptor(owning: Int32(number))
    // The kernel limits an attribute of `/sys` to one page.
    var bytes = [UInt8](repeating: 0, count: 4096)
    guard
      case .success(let count) = SystemCall.retry({ read(descriptor.number, &bytes, 4096) })
    else { return nil }
    return String(decoding: bytes[..<count].prefix { $0 != 0x0a }, as: UTF8.self)
  }
}

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
