// In a file that imports Testing and CoreGraphics, the compiler also imports an overlay module with
// this name. It does so too if another module, such as UIKit, re-exports CoreGraphics. On Apple's
// systems the toolchain supplies the overlay. Here it comes with the products of this package.
@_exported import CoreGraphics
