import Foundation

public typealias NSDataAssetName = String

/// The data of a data set in an asset catalog.
open class NSDataAsset: NSObject {
  open private(set) var name: NSDataAssetName
  open private(set) var data: Data
  /// The kind of data that the set states, such as `public.json`.
  open private(set) var typeIdentifier: String

  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Reads the data set of this name; nil if the bundle has none.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let list = ResourceFiles.dataSet(name, in: bundle),
      let text = try? Data(contentsOf: list),
      let file = try? JSONSerialization.jsonObject(with: text) as? [String: Any],
      let entry = (file["data"] as? [[String: Any]])?.first(where: { $0["filename"] != nil }),
      let fileName = entry["filename"] as? String,
      let data = try? Data(contentsOf: list.deletingLastPathComponent().appending(path: fileName))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry["universal-type-identifier"] as? String ?? "public.data"
  }
}
