import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")

      @MainActor private static var madeCount = 0
      private static let madePrefix = "custom detent "

      /// Returns the identifier of a detent without one. It is the same in each run of a program, because traces contain
      /// it.
      @MainActor
      fileprivate static func made() -> Identifier {
        madeCount += 1
        return Identifier(madePrefix + "\(madeCount)")
      }

      var isMade: Bool { rawValue.hasPrefix(Self.madePrefix) }
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    public override nonisolated var description: String {
      ObjectText.of(self) { "Detent \(identifier.rawValue)" }
    }

    /// Returns a detent at about half of the screen. It is inactive in a compact height.
    public static func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact
          ? nil : ($0.maximumDetentValue * SheetGeometry.mediumShare).rounded()
      }
    }

    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose height comes from `resolver`, in points, without the safe area at the
    /// bottom. The detent is inactive if `resolver` returns nil.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? .made(), resolver)
    }

    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context).flatMap { $0.isFinite ? $0 : nil }
    }
  }
}

/// The environment in which a detent computes its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent.
  var maximumDetentValue: CGFloat { get }
}

/// Is notified, in addition, when the user drags a sheet to another detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
