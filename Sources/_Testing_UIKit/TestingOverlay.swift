// Swift Testing names an overlay that the compiler looks for in every file that imports both Testing
// and a module called UIKit. On Apple's systems the toolchain has it; here it is ours, and a test
// target gets it with the UIKit product.
@_exported import UIKit
