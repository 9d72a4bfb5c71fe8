import Expectations
import Testing

@testable import PantographStudio

struct TestLogTests {
  @Test func `XCTest's events become cases with their failures`() {
    var log = TestLog(
      """
      {"kind":"started","test":"M.CardTests/testA"}
      {"file":"/a.swift","kind":"issue","line":3,"test":"M.CardTests/testA","text":"1 < 2"}
      {"kind":"ended","seconds":0.5,"skipped":false,"test":"M.CardTests/testA"}
      {"kind":"started","test":"M.CardTests/testB"}
      """)
    log.end(with: "signal 4 (SIGILL) ended the program")
    expect(log.hasFailed)
    expect(
      log.junit,
      equals: """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="2" failures="2" errors="0" skipped="0">
          <testsuite name="pantograph test" tests="2" failures="2" errors="0" skipped="0">
            <testcase classname="M.CardTests" name="testA" time="0.5">
              <failure message="/a.swift:3: 1 &lt; 2"/>
            </testcase>
            <testcase classname="M.CardTests" name="testB" time="0">
              <failure message="signal 4 (SIGILL) ended the program"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `Swift Testing's events become cases, and a known issue is no failure`() {
    let id = #""testID":"M.Suite/works()/A.swift:3:4""#
    let log = TestLog(
      """
      {"version":0,"kind":"event","payload":{"kind":"testStarted",\(id),"instant":{"absolute":1}}}
      {"version":0,"kind":"event","payload":{"kind":"issueRecorded",\(id),"issue":{"isKnown":true}}}
      {"version":0,"kind":"event","payload":{"kind":"testEnded",\(id),"instant":{"absolute":1.25}}}
      """)
    expect(!log.hasFailed)
    expect(log.entries.map(\.suite), equals: ["M.Suite"])
    expect(log.entries.map(\.name), equals: ["works()"])
    expect(log.entries.map(\.seconds), equals: [0.25])
  }

  @Test func `a program that leaves while a class is prepared fails that class`() {
    var log = TestLog(
      """
      {"class":"M.CardTests","kind":"class"}
      {"kind":"started","test":"M.CardTests/testA"}
      {"kind":"ended","seconds":0.5,"skipped":false,"test":"M.CardTests/testA"}
      {"class":"M.CardTests","kind":"class-ended"}
      {"class":"M.PageTests","kind":"class"}
      """)
    expect(!log.isCut)
    log.end(with: "gone")
    expect(log.names, equals: ["M.CardTests/testA", "M.PageTests"])
    expect(log.entries.last?.issues, equals: [TestLog.Issue(text: "gone")])
    expect(log.summary, equals: "2 tests: 1 passed, 1 failed")
  }

  @Test func `a program that leaves within a test fails that test alone`() {
    var log = TestLog(
      """
      {"class":"M.CardTests","kind":"class"}
      {"kind":"started","test":"M.CardTests/testA"}
      """)
    expect(log.isCut)
    log.end(with: "gone")
    expect(!log.isCut)
    expect(log.names, equals: ["M.CardTests/testA"])
  }
}
