import Glibc
import LayoutCLI
import Scenarios

exit(CommandLineInterface.run(arguments: Array(CommandLine.arguments.dropFirst())) { Catalogue.suites })
