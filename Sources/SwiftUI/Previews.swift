import CPreviews
public import LayoutEngine
public import LayoutRecording

/// Shows a view in an editor's canvas, and to `keyline record FILE`.
///
/// - Parameters:
///   - name: What the preview is called; `preview` without one.
///   - traits: How it is shown. A `.fixedLayout` is what the view is offered; under `.sizeThatFitsLayout` no height is.
///   - body: The view, or statements that return it. `@Previewable` declarations in it are state of the preview.
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Marks a declaration in a `#Preview` that is state of it.
@attached(peer) public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")

/// Makes a variable in an extension of `EnvironmentValues` a value of the environment, with what it is set to as its
/// default.
@attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() =
    #externalMacro(module: "PreviewMacros", type: "Entry")

/// What a `#Preview` leaves in the program: the version of the record and what adds the preview to a list.
public typealias _PreviewRecord = (version: Int, add: @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void)

/// One preview of the program.
struct ProgramPreview {
    let file: String
    let line: Int
    let name: String?
    let traits: [Preview.ViewTraits]
    let content: @MainActor () -> any View
}

/// The previews of the program, as their records add them.
final class ProgramPreviews {
    private(set) var list: [ProgramPreview] = []

    init() {
        guard let start = keyline_previews_start(), let end = keyline_previews_end() else { return }
        let records = UnsafeRawBufferPointer(start: start, count: end - start).bindMemory(to: _PreviewRecord.self)
        for record in records where record.version == 1 {
            record.add(Unmanaged.passUnretained(self).toOpaque())
        }
    }

    func add(_ preview: ProgramPreview) { list.append(preview) }
}

/// Adds a preview to a list of the program's: what the expansion of `#Preview` calls.
public func _addPreview(
    _ list: UnsafeMutableRawPointer, _ file: String, _ line: Int, _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) {
    Unmanaged<ProgramPreviews>.fromOpaque(list).takeUnretainedValue()
        .add(ProgramPreview(file: file, line: line, name: name, traits: traits.map(\.value), content: body))
}

/// The program of files without an `App`: it records their previews.
public enum _PreviewProgram {
    /// Records the previews and what providers show, a suite for each file. Ends the program.
    ///
    /// - Parameter providers: the file, the name and the views of each. The closures are `@Sendable` in so many words: in
    ///   an array they have to be of the same type in the caller's language mode, where that need not follow from the actor.
    @MainActor public static func main(
        files: [String], providers: [(String, String, @MainActor @Sendable () -> any View)]
    ) -> Never {
        var scenarios = scenarios(inOrderOf: files)
        for (file, name, previews) in providers {
            let own = self.scenarios(of: (name, previews))
            if let place = scenarios.firstIndex(where: { $0.file == file }) {
                scenarios[place].scenarios += own
            } else {
                scenarios.append((file, own))
            }
        }
        let places = Dictionary(files.enumerated().map { ($1, $0) }) { first, _ in first }
        func place(_ file: String) -> Int { places[file] ?? files.count }
        let ordered = scenarios.enumerated().sorted {
            (place($0.element.file), $0.offset) < (place($1.element.file), $1.offset)
        }
        runRecorder(ordered.map { Suite(suiteName(ofFile: $0.element.file), $0.element.scenarios) })
    }

    /// A scenario for each view that a provider shows: the provider's name, and where there are several their own names or
    /// numbers.
    @MainActor private static func scenarios(
        of provider: (name: String, previews: @MainActor @Sendable () -> any View)
    ) -> [Scenario] {
        let parts = _previewParts(of: provider.previews())
        var taken: Set<String> = []
        return parts.enumerated().map { place, part in
            var name = provider.name
            if parts.count > 1 {
                name += " " + (part.name ?? String(place + 1))
                let wanted = name
                var number = 2
                while !taken.insert(name).inserted {
                    name = "\(wanted) \(number)"
                    number += 1
                }
            }
            let content: @MainActor () -> AnyView = {
                let parts = _previewParts(of: provider.previews())
                return parts.indices.contains(place) ? AnyView(parts[place].view) : AnyView(EmptyView())
            }
            switch part.layout {
            case .fixed(let width, let height):
                return Scenario(name, offers: [ProposedViewSize(width: width, height: height)], content: content)
            case .sizeThatFits: return Scenario(name, content: content)
            case .device, nil: return windowScenario(name, content)
            }
        }
    }

    /// The previews of the program, each file's as a suite that is named after it: first those of the named files in their
    /// order, then others by name. A preview without a name is `preview`, the second of its file `preview 2`.
    @MainActor static func suites(inOrderOf files: [String]) -> [Suite] {
        scenarios(inOrderOf: files).map { Suite(suiteName(ofFile: $0.file), $0.scenarios) }
    }

    @MainActor private static func scenarios(inOrderOf files: [String]) -> [(file: String, scenarios: [Scenario])] {
        let places = Dictionary(files.enumerated().map { ($1, $0) }) { first, _ in first }
        func place(_ preview: ProgramPreview) -> (Int, String, Int) {
            (places[preview.file] ?? files.count, preview.file, preview.line)
        }
        let previews = ProgramPreviews().list.sorted { place($0) < place($1) }
        var suites: [(file: String, scenarios: [Scenario])] = []
        var counts: [String: Int] = [:]
        for preview in previews {
            if suites.last?.file != preview.file {
                suites.append((preview.file, []))
                counts = [:]
            }
            let name = preview.name ?? "preview"
            counts[name, default: 0] += 1
            let count = counts[name] ?? 1
            suites[suites.count - 1].scenarios.append(scenario(preview, named: count == 1 ? name : "\(name) \(count)"))
        }
        return suites
    }

    private static func suiteName(ofFile name: String) -> String {
        name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    @MainActor private static func scenario(_ preview: ProgramPreview, named name: String) -> Scenario {
        let content: @MainActor () -> AnyView = {
            preview.traits.reduce(AnyView(preview.content())) { $1.modify?($0) ?? $0 }
        }
        for trait in preview.traits {
            switch trait.layout {
            case .fixed(let width, let height):
                return Scenario(name, offers: [ProposedViewSize(width: width, height: height)], content: content)
            case .sizeThatFits: return Scenario(name, content: content)
            case nil: continue
            }
        }
        return windowScenario(name, content)
    }
}

extension Suite {
    /// The `#Preview`s of the whole program, a suite for each file by the file's name: what a recorder of a package of one's
    /// own records beside its scenarios, or instead of them.
    ///
    ///     static var suites: [Suite] { Suite.previews }
    @MainActor public static var previews: [Suite] { _PreviewProgram.suites(inOrderOf: []) }
}
