import PantographCLI
import PantographCommands
import PantographDemos
import UIKit

extension SceneLook {
  /// Creates the look that the options of a command line choose.
  init(_ invocation: Invocation) {
    self.init(
      reducesMotion: invocation.has(.reduceMotion), isMirrored: invocation.has(.rtl),
      screen: invocation.value(.screen).flatMap { name in
        DeviceModel.all.first { $0.name == name }
      },
      showsKeyboard: invocation.has(.screenKeyboard), speaks: invocation.has(.speak))
  }
}
