import Foundation
import PantographObjects

// Objects that are no responders, such as bar items and images, have a name for assistive technologies too. Responders
// have properties of their own, which these do not replace.
extension NSObjectProtocol where Self: NSObject {
  public var accessibilityLabel: String? {
    get { notes?.label }
    set { note { $0.label = newValue } }
  }
  public var accessibilityIdentifier: String? {
    get { notes?.identifier }
    set { note { $0.identifier = newValue } }
  }
  public var accessibilityHint: String? {
    get { notes?.hint }
    set { note { $0.hint = newValue } }
  }
  public var accessibilityValue: String? {
    get { notes?.value }
    set { note { $0.value = newValue } }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { notes?.traits ?? .none }
    set { note { $0.traits = newValue } }
  }
  public var isAccessibilityElement: Bool {
    get { notes?.isElement ?? false }
    set { note { $0.isElement = newValue } }
  }

  public var accessibilityFrame: CGRect {
    get { notes?.frame ?? .zero }
    set { note { $0.frame = newValue } }
  }
  public var accessibilityPath: UIBezierPath? {
    get { notes?.path }
    set { note { $0.path = newValue } }
  }
  public var accessibilityActivationPoint: CGPoint {
    get { notes?.activationPoint ?? accessibilityFrame.middle }
    set { note { $0.activationPoint = newValue } }
  }
  public var accessibilityElements: [Any]? {
    get { notes?.elements }
    set { note { $0.elements = newValue } }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { notes?.custom.actions }
    set { note { $0.custom.actions = newValue } }
  }

  private var notes: AccessibilityNotes.Words? {
    (objc_getAssociatedObject(self, accessibilityKey) as? AccessibilityNotes)?.words
  }

  private func note(_ change: (inout AccessibilityNotes.Words) -> Void) {
    let notes =
      objc_getAssociatedObject(self, accessibilityKey) as? AccessibilityNotes
      ?? AccessibilityNotes()
    change(&notes.words)
    objc_setAssociatedObject(self, accessibilityKey, notes, .OBJC_ASSOCIATION_RETAIN)
  }
}

/// The key under which an object's properties for assistive technologies are stored. Only its address matters.
nonisolated(unsafe) private let accessibilityKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
