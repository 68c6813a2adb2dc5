// The catalogue as a bare recorder: what the mutation test builds again for every fault, so it carries no command line.
import Glibc
import LayoutRecording
import Scenarios

exit(RecorderProgram.run(suites: { Catalogue.suites }, arguments: Array(CommandLine.arguments.dropFirst())))
