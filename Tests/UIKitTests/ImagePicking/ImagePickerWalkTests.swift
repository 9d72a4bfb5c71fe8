import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import TemporaryFolders
import Testing
import ViewTesting

@testable import UIKit

/// Image pickers in windows of random sizes, and pictures of random sizes that fingers move and scale.
@MainActor @Suite(.serialized)
struct ImagePickerWalkTests {
  private final class Chooser: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var heard: [String] = []
    var dismisses = false

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      let part = info[.editedImage] as? UIImage
      heard.append(
        "\(info.keys.map(\.rawValue).sorted()) \((info[.imageURL] as? URL)?.lastPathComponent ?? "-") "
          + "\((info[.originalImage] as? UIImage)?.size ?? .zero) \(part?.size ?? .zero) "
          + "\(part?.scale ?? 0) \((info[.cropRect] as? NSValue)?.cgRectValue ?? .null) "
          + "\(info[.mediaType] as? String ?? "-")")
      if let pixels = part?.cgImage { heard.append("\(pixels.width) \(pixels.height)") }
      if dismisses { picker.dismiss(animated: false) }
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      heard.append("cancelled")
      if dismisses { picker.dismiss(animated: false) }
    }
  }

  /// A delegate without any method.
  private final class Silent: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {}

  private static let sizes = [(40, 20), (20, 40), (30, 30), (500, 90), (3, 3)]

  private func step(
    _ picker: UIImagePickerController, _ window: UIWindow, _ fingers: Fingers,
    _ random: inout SeededGenerator
  ) {
    let (width, height) = (Double(window.bounds.width), Double(window.bounds.height))
    switch random.below(8) {
    case 0, 1:
      guard let grid = (picker.viewControllers.first as? PictureGrid)?.collectionView,
        grid.numberOfItems(inSection: 0) > 0
      else { return }
      let item = random.below(grid.numberOfItems(inSection: 0))
      grid.delegate?.collectionView(grid, didSelectItemAt: IndexPath(item: item, section: 0))
    case 2:
      picker.topViewController?.navigationItem.leftBarButtonItem?.perform()
    case 3:
      picker.topViewController?.navigationItem.rightBarButtonItem?.perform()
    case 4, 5:
      // Two fingers move apart or together around the middle.
      let (from, to) = random.chance(0.7) ? (20.0, 60.0 + Double(random.below(60))) : (90.0, 30.0)
      fingers.together {
        fingers.down(0, width / 2 - from, height / 2)
        fingers.down(1, width / 2 + from, height / 2)
      }
      for share in 1...5 {
        let distance = from + (to - from) * Double(share) / 5
        fingers.together {
          fingers.move(0, width / 2 - distance, height / 2)
          fingers.move(1, width / 2 + distance, height / 2)
        }
      }
      fingers.together {
        fingers.lift(0)
        fingers.lift(1)
      }
    case 6:
      fingers.down(0, width / 2, height / 2)
      let step = (Double(random.below(21) - 10), Double(random.below(21) - 10))
      for index in 1...5 {
        fingers.move(0, width / 2 + step.0 * Double(index), height / 2 + step.1 * Double(index))
      }
      fingers.lift()
    default:
      window.frame.size = CGSize(
        width: 200 + random.below(5) * 111, height: 300 + random.below(4) * 99)
      window.layoutIfNeeded()
    }
  }

  @Test(arguments: 0..<5) func `pictures that are chosen and cut`(part: Int) throws {
    let (reader, warn) = (ImageReading.read, Misuse.onWarning)
    let folder = try TemporaryFolder()
    PictureLibrary.ownFolder = folder.url
    defer {
      PictureLibrary.ownFolder = nil
      Misuse.onWarning = warn
      ImageReading.choose(reader)
    }
    for name in ["b.png", "a.JPG", "c.gif", "d.txt", "e.jpeg", ".f.png"] {
      try Data([1]).write(to: folder.url.appending(path: name))
    }
    for seed in part * 8..<part * 8 + 8 {
      var random = SeededGenerator(seed: UInt64(seed))
      let (width, height) = Self.sizes[random.below(Self.sizes.count)]
      ImageReading.choose { _ in
        CGImage(
          width: width, height: height,
          pixels: (0..<width * height).map { 0xFF00_0000 | UInt32($0) })
      }
      var lines: [String] = []
      Misuse.onWarning = { lines.append($0) }
      if random.chance(0.15) { PictureLibrary.ownFolder = URL(filePath: "/nowhere") }
      let chooser = Chooser()
      chooser.dismisses = random.chance(0.3)
      let window = UIWindow(showing: chooser)
      let fingers = Fingers(window)
      let picker = UIImagePickerController()
      picker.allowsEditing = random.chance(0.7)
      picker.sourceType = [.photoLibrary, .savedPhotosAlbum, .camera][random.below(3)]
      lines.append("\(picker.sourceType)")
      let silent = Silent()
      picker.delegate = random.chance(0.8) ? chooser : random.chance(0.5) ? silent : nil
      picker.modalPresentationStyle = random.chance(0.5) ? .fullScreen : .automatic
      chooser.present(picker, animated: random.chance(0.5))
      fingers.wait(1000)
      for _ in 0..<14 {
        step(picker, window, fingers, &random)
        fingers.wait(1200)
        lines += chooser.heard
        chooser.heard = []
        lines.append(
          "\(chooser.presentedViewController === picker) \(picker.viewControllers.map(\.title))")
        if let cut = picker.topViewController as? PictureCut {
          let scroll = cut.view.subviews.compactMap { $0 as? UIScrollView }.first
          lines.append(
            "\(scroll?.frame ?? .null) \(scroll?.zoomScale ?? 0) \(scroll?.contentOffset ?? .zero) "
              + "\(scroll?.minimumZoomScale ?? 0) \(scroll?.maximumZoomScale ?? 0)")
        }
        let page = picker.topViewController?.contentUnavailableConfiguration
        lines.append("\((page as? UIContentUnavailableConfiguration)?.text ?? "-")")
        lines.append(picker.view.layer.treeDescription(.presentation))
      }
      PictureLibrary.ownFolder = folder.url
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }
}
