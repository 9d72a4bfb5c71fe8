import Expectations
import Foundation
import Testing
import UIKit

/// Lines of a log, on the standard error of a program.
struct LoggerTests {
  @Test func `each level has its own word`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let log = Logger(subsystem: "app", category: "net")
      log.log("a")
      log.log(level: .info, "b")
      log.trace("c")
      log.debug("d")
      log.info("e")
      log.notice("f")
      log.warning("g")
      log.error("h")
      log.critical("i")
      log.fault("j \(1, privacy: .private)")
      Logger().log("k")
      Logger(.disabled).fault("l")
      os_log("%d of %@", log: OSLog(subsystem: "app", category: ""), type: .debug, 2, "m")
      os_log(.fault, log: .disabled, "n")
      os_log(.error, "o")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = said.split(separator: "\n").filter { $0.hasPrefix("[") }
    expect(
      lines,
      equals: [
        "[notice net] a", "[info net] b", "[debug net] c", "[debug net] d", "[info net] e",
        "[notice net] f", "[error net] g", "[error net] h", "[fault net] i", "[fault net] j 1",
        "[notice] k", "[debug] 2 of m", "[error] o",
      ])
  }
}
