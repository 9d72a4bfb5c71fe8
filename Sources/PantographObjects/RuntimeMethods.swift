// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions with which sources for iOS exchange methods of classes. No class here has a method
// that can be found by its selector, so there is nothing to exchange: a search returns nil.

/// A method of the Objective-C runtime. Nothing creates one, so no code after such a search runs.
public struct Method {
  fileprivate let implementation: IMP
}

/// The address of a method's code.
public typealias IMP = OpaquePointer

/// Returns nil.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns nil.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Returns the address of the method's code.
public func method_getImplementation(_ m: Method) -> IMP { m.implementation }

/// Returns the address of the method's code, which does not change.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m.implementation }

/// Changes nothing, because no method can be found.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// Returns nil.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Returns false, because a class cannot gain a method.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Returns nil, because a class cannot gain a method.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Returns the address of an object that contains the block. No class can take it as a method.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  OpaquePointer(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

/// Returns the class of an object; nil for nil.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Returns the superclass of a class; nil for a class without one.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap(_getSuperclass) }
