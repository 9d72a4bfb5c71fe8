import Expectations
import Foundation
import TemporaryFolders
import Testing
import ViewTesting

@testable import UIKit

/// The picker of pictures, with a folder that the tests fill.
@MainActor @Suite(.serialized)
final class UIImagePickerControllerTests {
  private final class Chooser: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var infos: [[UIImagePickerController.InfoKey: Any]] = []
    var cancels = 0
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      infos.append(info)
      picker.dismiss(animated: false)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      cancels += 1
      picker.dismiss(animated: false)
    }
  }

  private let folder: TemporaryFolder
  private let chooser = Chooser()
  private let window: UIWindow
  private let picker = UIImagePickerController()

  init() throws {
    folder = try TemporaryFolder()
    PictureLibrary.ownFolder = folder.url
    window = UIWindow(showing: chooser)
    picker.delegate = chooser
  }

  isolated deinit { PictureLibrary.ownFolder = nil }

  /// Reads every file as a picture of 40 × 20 pixels while `body` runs.
  private func reading(_ body: () throws -> Void) rethrows {
    let reader = ImageReading.read
    ImageReading.choose { _ in
      CGImage(width: 40, height: 20, pixels: Array(repeating: 0xFFFF_0000, count: 800))
    }
    defer { ImageReading.choose(reader) }
    try body()
  }

  /// Writes files, and shows the picker.
  private func show(_ names: String...) throws {
    try reading {
      for name in names { try Data([1]).write(to: folder.url.appending(path: name)) }
      chooser.present(picker, animated: false)
      window.advance(to: 0.1)
    }
  }

  private var grid: UICollectionView? {
    (picker.viewControllers.first as? UICollectionViewController)?.collectionView
  }

  private func choose(_ item: Int) throws {
    let grid = try #require(grid)
    reading {
      grid.delegate?.collectionView(grid, didSelectItemAt: IndexPath(item: item, section: 0))
    }
  }

  @Test func `there is a library and no camera`() {
    expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    expectNil(UIImagePickerController.availableMediaTypes(for: .camera))
    expect(
      UIImagePickerController.availableMediaTypes(for: .photoLibrary), equals: ["public.image"])
    expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
    expect(!UIImagePickerController.isFlashAvailable(for: .front))
    expectNil(UIImagePickerController.availableCaptureModes(for: .rear))
  }

  @Test func `the delegate gets the picture that was tapped`() throws {
    try show("b.png", "a.png", "notes.txt")
    expect(grid?.numberOfItems(inSection: 0), equals: 2)
    try choose(1)
    let info = try #require(chooser.infos.first)
    expect((info[.originalImage] as? UIImage)?.size, equals: CGSize(width: 40, height: 20))
    expect((info[.imageURL] as? URL)?.lastPathComponent, equals: "b.png")
    expect(info[.mediaType] as? String, equals: "public.image")
    expectNil(info[.editedImage])
    expectNil(chooser.presentedViewController)
  }

  @Test func `with editing, a square of the picture is cut out`() throws {
    picker.allowsEditing = true
    try show("a.png")
    try choose(0)
    window.advance(to: 2)
    let cut = try #require(picker.topViewController as? PictureCut)
    expect(cut.title == "Move and Scale" && chooser.infos.isEmpty)
    cut.navigationItem.rightBarButtonItem?.perform()
    let info = try #require(chooser.infos.first)
    expect((info[.editedImage] as? UIImage)?.size, equals: CGSize(width: 20, height: 20))
    expect(
      (info[.cropRect] as? NSValue)?.cgRectValue, equals: CGRect(x: 10, y: 0, width: 20, height: 20)
    )
  }

  @Test func `cancelling calls the delegate, and without one the picker goes`() throws {
    try show("a.png")
    picker.topViewController?.navigationItem.rightBarButtonItem?.perform()
    expect(chooser.cancels, equals: 1)
    let other = UIImagePickerController()
    chooser.present(other, animated: false)
    window.advance(to: 1)
    other.topViewController?.navigationItem.rightBarButtonItem?.perform()
    window.advance(to: 3)
    expectNil(chooser.presentedViewController)
  }

  @Test func `an empty library says where pictures belong`() throws {
    try show()
    let unavailable = picker.topViewController?.contentUnavailableConfiguration
    let text = (unavailable as? UIContentUnavailableConfiguration)?.secondaryText
    expect(text, equals: "The folder \(folder.path) has no pictures.")
  }

  @Test func `the user's pictures are in the library only where an application may see them`() {
    let (own, uses) = (PictureLibrary.ownFolder, PictureLibrary.usesFolderOfUser)
    defer { (PictureLibrary.ownFolder, PictureLibrary.usesFolderOfUser) = (own, uses) }
    PictureLibrary.ownFolder = nil
    guard ProcessInfo.processInfo.environment["PANTOGRAPH_PICTURES"] == nil else { return }
    PictureLibrary.usesFolderOfUser = false
    expect(PictureLibrary.folder == nil && PictureLibrary.files.isEmpty)
    PictureLibrary.usesFolderOfUser = true
    let folder = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    expect(PictureLibrary.folder, equals: folder)
  }
}
