import Foundation
import LayoutEngine
import LayoutRecording

extension FurtherRules {
    /// Words that are cut, made smaller or joined of runs.
    @ScenarioBuilder static var textRules: [Scenario] {
        rule("truncation") {
            VStack(alignment: .leading) {
                Text("cut in the middle of these words").truncationMode(.middle)
                Text("cut at the head of these words").truncationMode(.head)
                Text("made smaller until it fits").minimumScaleFactor(0.5)
                // One of the widths is a little less than the words.
                ForEach(0..<16) { number in
                    Text("tightened").allowsTightening(true).frame(width: CGFloat(44 + 2 * number))
                }
            }
            .lineLimit(1)
            .frame(width: 110)
        }
        rule("runs") {
            VStack {
                Text("plain ") + Text("bold").bold() + Text(" and ") + Text("large").font(.title)
                Text("raised").baselineOffset(4) + Text(" words")
                Text("LONGUNBROKENWORDTHATHASNOBREAKS").frame(width: 90)
                Text("soft\u{AD}hyphen\u{AD}ated").frame(width: 60)
                Text("reserved").lineLimit(2...4)
                Text("upper case").textCase(.uppercase)
                Text("line\n\nends")
            }
        }
        rule("fonts on one line") {
            HStack(alignment: .firstTextBaseline, spacing: 3) {
                (Text("Large ").font(.title) + Text("and small words that go on below").font(.caption))
                    .frame(width: 90)
                Text("beside")
            }
            HStack(alignment: .lastTextBaseline, spacing: 3) {
                (Text("small and ").font(.caption) + Text("large").font(.title)).frame(width: 60)
                Text("beside")
            }
        }
        rule("words between words") {
            VStack {
                Text("tight ").font(.title3.leading(.loose)) + Text("and loose").font(.caption)
                Text("kerned and tracked").kerning(4).tracking(1)
                (Text("light").fontWeight(.light) + Text(" and inherited")).fontWeight(.black)
                Text("with a ") + Text(Image(systemName: "star")) + Text(" in it")
                Text("two lines\nof which one is left").lineLimit(1)
                Text("a longerword      ").fixedSize(horizontal: false, vertical: true).frame(width: 84)
                // One of the widths needs little more than the least factor.
                ForEach(0..<8) { number in
                    Text("made just small enough").minimumScaleFactor(0.5).lineLimit(1)
                        .frame(width: CGFloat(66 + 3 * number), alignment: .leading)
                }
            }
            VStack { Text("thin").fontWeight(.ultraLight) }.fontWeight(.black)
        }
    }
}
