import SwiftUI
extension HorizontalAlignment {
    private enum AxisAlignment: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
    }
    static let timelineAxis = HorizontalAlignment(AxisAlignment.self)
}
extension Alignment { static let axis = Alignment(horizontal: .timelineAxis, vertical: .firstTextBaseline) }
struct Event: Identifiable { var id: String { title }; let title: String; let detail: String?; let date: Date }
struct TimelineRow: View {
    let event: Event
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text(event.date, format: .dateTime.hour().minute()).font(.caption.monospacedDigit()).frame(
                width: 56, alignment: .trailing)
            Circle().fill(.blue).frame(width: 10, height: 10)
                .alignmentGuide(.timelineAxis) { d in d[HorizontalAlignment.center] }
                .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 1 }
            VStack(alignment: .leading, spacing: 2) {
                Text(event.title).bold()
                if let detail = event.detail {
                    Text(detail).font(.subheadline).foregroundStyle(.secondary).fixedSize(
                        horizontal: false, vertical: true)
                }
            }
            Spacer(minLength: 0)
        }
    }
}
struct TimelineScreen: View {
    let events: [Event] = [
        .init(title: "Breakfast", detail: nil, date: Date(timeIntervalSince1970: 1_700_000_000)),
        .init(
            title: "Meeting", detail: "With a description that goes on over more than one line at small widths",
            date: Date(timeIntervalSince1970: 1_700_003_600)),
    ]
    var body: some View {
        ScrollView {
            VStack(alignment: .timelineAxis, spacing: 16) { ForEach(events) { TimelineRow(event: $0) } }
                .background(alignment: Alignment(horizontal: .timelineAxis, vertical: .center)) {
                    Rectangle().fill(.separator).frame(width: 2)
                }
                .padding()
        }
    }
}
struct TimelineScreen_Previews: PreviewProvider { static var previews: some View { TimelineScreen() } }
