import Foundation

/// Lets the user choose a picture of a folder. There is no camera and no video.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// A key of the dictionary with what the user has chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// The kind of a picture, and the only one of media here.
  static let picture = "public.image"

  /// The place that pictures come from. The camera does not exist here: the library stays.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard sourceType == .camera else { return }
      sourceType = oldValue
      Misuse.warn(
        "there is no camera: the image picker shows the photo library. Ask"
          + " UIImagePickerController.isSourceTypeAvailable(.camera) first")
    }
  }
  open var mediaTypes = [UIImagePickerController.picture]
  /// Whether the user cuts a square out of the picture.
  open var allowsEditing = false
  open var imageExportPreset = ImageURLExportPreset.compatible
  @Inert("there is no camera") open var showsCameraControls = true
  @Inert("there is no camera") open var cameraOverlayView: UIView?
  @Inert("there is no camera") open var cameraViewTransform = CGAffineTransform.identity
  @Inert("there is no camera") open var cameraCaptureMode = CameraCaptureMode.photo
  @Inert("there is no camera") open var cameraDevice = CameraDevice.rear
  @Inert("there is no camera") open var cameraFlashMode = CameraFlashMode.auto
  @Inert("there is no video") open var videoMaximumDuration: TimeInterval = 600
  @Inert("there is no video") open var videoQuality = QualityType.typeMedium
  @Inert("there is no video") open var videoExportPreset: String?

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the kinds of media of a source; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [picture] : nil
  }

  /// Always false: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Always false: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Always nil: there is no camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  open func takePicture() { inert("there is no camera") }
  open func startVideoCapture() -> Bool { inert("there is no camera", is: false) }
  open func stopVideoCapture() { inert("there is no camera") }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let grid = PictureGrid(PictureLibrary.files)
    grid.picked = { [weak self] in self?.pick($0) }
    grid.cancelled = { [weak self] in self?.cancel() }
    viewControllers = [grid]
  }

  // MARK: Choosing

  private var chooser: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  private func cancel() {
    guard let chooser else {
      presentingViewController?.dismiss(animated: true)
      return
    }
    chooser.imagePickerControllerDidCancel(self)
  }

  private func pick(_ file: URL) {
    guard let image = UIImage(contentsOfFile: file.path) else { return }
    var info: [InfoKey: Any] = [
      .mediaType: Self.picture, .originalImage: image, .imageURL: file,
    ]
    guard allowsEditing else {
      chooser?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
      return
    }
    let cut = PictureCut(image)
    cut.cancelled = { [weak self] in _ = self?.popViewController(animated: true) }
    cut.chosen = { [weak self] part, rect in
      guard let self else { return }
      info[.editedImage] = part
      info[.cropRect] = NSValue(cgRect: rect)
      chooser?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
    pushViewController(cut, animated: true)
  }
}

/// Receives the picture that the user has chosen. All methods are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancels. Without this method the picker goes by itself.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.presentingViewController?.dismiss(animated: true)
  }
}
