// In a file that imports both Testing and a module named UIKit, the compiler also imports an
// overlay module with this name. On Apple's systems the toolchain supplies the overlay. Here it
// comes with the UIKit product of this package.
@_exported import UIKit
