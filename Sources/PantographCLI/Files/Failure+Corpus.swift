import PantographCommands
import PantographTuningFiles

extension Failure {
  package init(_ error: CorpusError) {
    if let lack = error.lackOfRoom {
      self.init(lack)
    } else {
      self.init(.noInput, error.sentence)
    }
  }
}
