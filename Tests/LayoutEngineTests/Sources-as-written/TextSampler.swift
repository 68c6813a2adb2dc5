import SwiftUI

struct TextSampler: View {
    let price = 12.5
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let names = ["Ada", "Grace"]
    var attributed: AttributedString {
        var text = AttributedString("Hello, ")
        var world = AttributedString("world")
        world.font = .title.bold()
        world.foregroundColor = .red
        text.append(world)
        return text
    }
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Plain \(1) and \(2.5) and \(true ? "yes" : "no")")
            Text("**Bold** *italic* `code` ~~gone~~ [link](https://example.com)")
            Text(verbatim: "**not bold**")
            Text(date, style: .date)
            Text(date, style: .relative)
            Text(date, style: .timer)
            Text(date...date.addingTimeInterval(3600))
            Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
            Text(date, format: .dateTime.year().month(.abbreviated).day())
            Text(date.formatted(date: .abbreviated, time: .omitted))
            Text("On \(date, style: .date) at \(date, format: .dateTime.hour())")
            Text(price, format: .currency(code: "EUR"))
            Text("\(price, format: .percent)")
            Text(names, format: .list(type: .and))
            Text(names.formatted(.list(type: .and)))
            Text("Star \(Image(systemName: "star.fill")) inside")
            Text(Image(systemName: "bolt")) + Text(" power")
            Text("a").bold() + Text("b").foregroundColor(.red).italic() + Text(" c").font(.caption)
            Text(attributed)
            Text("key", tableName: "Strings", comment: "A comment")
            Text(LocalizedStringKey("raw key"))
            Text(LocalizedStringResource("resource"))
            Text(String(localized: "localized"))
            Text("Long text that is going to wrap over several lines because it is long.")
                .lineLimit(2, reservesSpace: true)
                .truncationMode(.middle)
                .multilineTextAlignment(.center)
                .textSelection(.enabled)
                .minimumScaleFactor(0.5)
            Text("Weights").font(.system(.title, design: .rounded, weight: .heavy))
            Text("Custom").font(.custom("Avenir", size: 14, relativeTo: .body)).kerning(1.5).textCase(.uppercase)
            Text("Sum: \(3 + 4, format: .number)").monospacedDigit().contentTransition(.numericText())
            Text("Gradient").foregroundStyle(
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            Text("Under").underline(true, pattern: .dash, color: .red)
            Text("^[\(2) item](inflect: true)")
        }
        .padding()
    }
}

#Preview { TextSampler() }
