// Swift Testing names an overlay that the compiler looks for in every file that imports both Testing
// and a module called CoreGraphics, or one that hands it on, as UIKit does. On Apple's systems the
// toolchain has it; here it is ours, and a test target gets it with the products.
@_exported import CoreGraphics
