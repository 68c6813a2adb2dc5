import LayoutRecording
import Scenarios
import Foundation
exit(RecorderProgram.run(suites: { Catalogue.suites }, arguments: Array(CommandLine.arguments.dropFirst())))
