// Layouts that answer and place nonsense, as a recorder of its own.
import Glibc
import HostileLayouts
import LayoutRecording

exit(RecorderProgram.run(suites: { HostileLayouts.suites }, arguments: Array(CommandLine.arguments.dropFirst())))
