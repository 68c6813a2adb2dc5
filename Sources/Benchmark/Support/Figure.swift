import Foundation
import LayoutRecord

/// One measured figure beside its reference and its target.
struct Figure {
    var name: String
    var value: Double
    var unit: String
    /// What the same work costs otherwise, in the same unit, and who does it.
    var reference: Double?
    var referenceName: String?
    var target: Target?
    /// The exponent e of cost ~ size^e over the measured sizes: 1 is linear.
    var growth: Double?
    /// How the figure came about, where its name does not say it.
    var note: String?

    enum Target {
        /// The value, in its unit, is at most this.
        case value(Double)
        /// The value is at most this part of the reference.
        case ratio(Double)
        /// The growth exponent is at most this.
        case growth(Double)
    }

    var ratio: Double? {
        guard let reference, reference > 0 else { return nil }
        return value / reference
    }

    /// Nil without a target, or where its reference could not be had.
    var isMet: Bool? {
        switch target {
        case .value(let most): value <= most
        case .ratio(let most): ratio.map { $0 <= most }
        case .growth(let most): growth.map { $0 <= most }
        case nil: nil
        }
    }

    var targetWords: String? {
        switch target {
        case .value(let most): "<= \(Figure.short(most)) \(unit)"
        case .ratio(let most): "<= \(Figure.short(most)) x"
        case .growth(let most): "growth <= \(Figure.short(most))"
        case nil: nil
        }
    }

    /// Three figures that count.
    static func short(_ value: Double) -> String {
        guard value != 0, value.isFinite else { return shortestDecimal(value) }
        let decimals = max(0, 2 - Int(log10(value.magnitude).rounded(.down)))
        return shortestDecimal(Double(String(format: "%.\(min(decimals, 9))f", value)) ?? value)
    }
}

/// The two forms of a benchmark's results.
enum FigureList {
    static func json(_ figures: [Figure]) -> String {
        var json = JSONWriter()
        json.beginObject()
        json.key("results")
        RecordingCoder.array(figures, to: &json) { figure, json in
            json.beginObject()
            json.key("name")
            json.string(figure.name)
            json.key("value")
            json.number(figure.value)
            json.key("unit")
            json.string(figure.unit)
            for (key, number) in [("reference", figure.reference), ("ratio", figure.ratio), ("growth", figure.growth)] {
                json.key(key)
                if let number { json.number(number) } else { json.null() }
            }
            for (key, text) in [
                ("referenceName", figure.referenceName), ("target", figure.targetWords), ("note", figure.note),
            ] {
                json.key(key)
                RecordingCoder.write(text, to: &json)
            }
            json.key("met")
            if let isMet = figure.isMet { json.bool(isMet) } else { json.null() }
            json.endObject()
        }
        json.endObject()
        json.newline()
        return json.text
    }

    static let header = "| figure | value | reference | ratio | target | met | growth |\n|---|---|---|---|---|---|---|"

    /// A row of a Markdown table, which a terminal shows well enough.
    static func row(_ figure: Figure) -> String {
        let reference = figure.reference.map {
            "\(Figure.short($0)) \(figure.unit), \(figure.referenceName ?? "")"
        }
        let name = figure.name + (figure.note.map { " (\($0))" } ?? "")
        let cells = [
            name, "\(Figure.short(figure.value)) \(figure.unit)", reference ?? figure.referenceName ?? "",
            figure.ratio.map { "\(Figure.short($0)) x" } ?? "", figure.targetWords ?? "",
            figure.isMet.map { $0 ? "yes" : "**no**" } ?? "", figure.growth.map(Figure.short) ?? "",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }
}
