import SwiftUI

/// Indexes behind the end: the program traps.
struct Trapping: View {
    let names: [String] = []

    var body: some View { Text(names[names.count + 2]) }
}

/// Ends the program as if all were well with it.
struct Leaving: View {
    var body: some View {
        exit(3)
        return Text("never")
    }
}

/// Never answers.
struct Sleeping: View {
    var body: some View {
        while true { sleep(1) }
        return Text("never")
    }
}

/// Is made of itself.
struct Endless: View {
    var body: some View { AnyView(Endless().padding(1)) }
}

/// A tree of very many levels.
func nested(_ levels: Int) -> AnyView {
    var view = AnyView(Text("core"))
    for _ in 0..<levels { view = AnyView(view.padding(1)) }
    return view
}

#Preview("fine before") { Text("before") }
#Preview("traps") { Trapping() }
#Preview("exits") { Leaving() }
#Preview("sleeps") { Sleeping() }
#Preview("recurses") { Endless() }
#Preview("deep") { nested(10_000) }
#Preview("fine after") { Text("after") }
