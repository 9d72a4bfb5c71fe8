import PantographCommands
import PantographGestures

extension Option {
  package static let recognition = Option(
    "recognition",
    help: "tune which gesture is recognized, instead of the release; CORPUS has labels of kind and "
      + "fingers")
  package static let mistakePlots = Option(
    "plots", nil, "FOLDER", .output("a folder of drawings"),
    help: "draw each recording that is not recognized as labelled into FOLDER")
}
