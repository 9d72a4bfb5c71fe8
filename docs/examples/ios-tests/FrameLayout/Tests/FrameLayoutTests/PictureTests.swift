import ImageIO
import MobileCoreServices
import UIKit
import XCTest

@testable import FrameLayout

final class PictureTests: XCTestCase {
    private func image(_ size: CGSize, _ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    func testPicturesByTheirNames() throws {
        let plain = try XCTUnwrap(UIImage(named: "dot", in: .module, compatibleWith: nil))
        XCTAssertEqual(plain.size, CGSize(width: 6, height: 4))
        let ending = try XCTUnwrap(UIImage(named: "dot.png", in: .module, compatibleWith: nil))
        XCTAssertEqual(ending.size, plain.size)
        XCTAssertNil(UIImage(named: "nothing", in: .module, compatibleWith: nil))
    }

    func testAPhotograph() throws {
        let photo = try XCTUnwrap(UIImage(named: "photo.jpg", in: .module, compatibleWith: nil))
        XCTAssertEqual(photo.size, CGSize(width: 16, height: 8))
        XCTAssertEqual(photo.imageOrientation, .up)
        let data = try Data(contentsOf: XCTUnwrap(Bundle.module.url(forResource: "photo", withExtension: "jpg")))
        XCTAssertEqual(UIImage(data: data)?.size, photo.size)
        XCTAssertNil(UIImage(data: Data([1, 2, 3])))
    }

    func testTheBundleOfAClassHasItsPictures() {
        final class Marker {}
        XCTAssertNotNil(Bundle(for: Marker.self).bundleURL)
        XCTAssertNotNil(UIImage(named: "dot", in: .module, with: nil))
    }

    func testAScaleFromTheName() throws {
        let path = try XCTUnwrap(Bundle.module.path(forResource: "dot@2x", ofType: "png"))
        let image = try XCTUnwrap(UIImage(contentsOfFile: path))
        XCTAssertEqual(image.scale, 2)
        XCTAssertEqual(image.size, CGSize(width: 6, height: 4))
    }

    func testAnImageViewWantsItsPicture() {
        let picture = image(CGSize(width: 40, height: 30), .green)
        let view = UIImageView(image: picture)
        XCTAssertEqual(view.bounds.size, CGSize(width: 40, height: 30))
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 40, height: 30))
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 5, height: 5)), CGSize(width: 40, height: 30))
        let empty = UIImageView()
        XCTAssertEqual(empty.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    func testAPatternHasNoRed() {
        let color = UIColor(patternImage: image(CGSize(width: 4, height: 4), .green))
        var red: CGFloat = 9
        XCTAssertFalse(color.getRed(&red, green: nil, blue: nil, alpha: nil))
        XCTAssertEqual(color.cgColor.components ?? [], [1])
    }

    func testComponentsOfColors() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        XCTAssertTrue(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        XCTAssertEqual([red, green, blue, alpha], [0.25, 0.5, 0.75, 0.5])
        XCTAssertEqual(UIColor.red.withAlphaComponent(0.5).cgColor.alpha, 0.5)
    }

    func testStretchablePictures() {
        let picture = image(CGSize(width: 30, height: 30), .red)
        let stretched = picture.resizableImage(withCapInsets: UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9), resizingMode: .stretch)
        XCTAssertEqual(stretched.capInsets, UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
        XCTAssertEqual(stretched.resizingMode, .stretch)
        XCTAssertEqual(stretched.size, picture.size)
        XCTAssertEqual(picture.resizableImage(withCapInsets: .zero).resizingMode, .tile)
        XCTAssertEqual(picture.capInsets, .zero)
    }

    func testRenderingModes() {
        let picture = image(CGSize(width: 3, height: 3), .red)
        XCTAssertEqual(picture.renderingMode, .automatic)
        XCTAssertEqual(picture.withRenderingMode(.alwaysTemplate).renderingMode, .alwaysTemplate)
        XCTAssertNotNil(picture.pngData())
    }

    func testButtons() {
        XCTAssertEqual(UIButton(type: .roundedRect).buttonType, .system)
        XCTAssertEqual(UIButton(type: .infoLight).buttonType, .infoLight)
        XCTAssertEqual(UIButton().buttonType, .custom)
        XCTAssertEqual(UIButton(type: .custom).titleColor(for: .normal), .white)
    }

    func testStringsOfRects() {
        XCTAssertEqual("\(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame)", "(1.0, 2.0, 3.0, 4.0)")
        XCTAssertEqual("\(CGPoint(x: 0.5, y: -2))", "(0.5, -2.0)")
        XCTAssertEqual(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), "{1, 2, 3, 4}")
    }
}
