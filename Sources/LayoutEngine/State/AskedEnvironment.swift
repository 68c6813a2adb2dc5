/// What a modifier asks of the environment. It is found and put into words only while somebody records.
struct AskedEnvironment {
    private enum Subject {
        case named(String)
        /// Of an author's own value nothing is noted.
        case at(PartialKeyPath<EnvironmentValues>)
    }

    private let subject: Subject
    /// Whether it is asked for beside what was asked further out, not instead of it.
    private let isAdded: Bool
    /// Nil for what the value is after the modifier has changed it.
    private let words: (() -> String)?

    private init(_ subject: Subject, isAdded: Bool = false, _ words: (() -> String)?) {
        self.subject = subject
        self.isAdded = isAdded
        self.words = words
    }

    init(_ name: String, _ words: @autoclosure @escaping () -> String) {
        self.init(.named(name), words)
    }

    /// Something that is asked for beside what was asked further out.
    init(_ name: String, adding words: @autoclosure @escaping () -> String) {
        self.init(.named(name), isAdded: true, words)
    }

    /// A value that is set at a key path.
    init(at path: PartialKeyPath<EnvironmentValues>, _ words: @autoclosure @escaping () -> String) {
        self.init(.at(path), words)
    }

    /// What the author's code makes of a value: asked for like one that is set.
    init(madeAt path: PartialKeyPath<EnvironmentValues>) {
        self.init(.at(path), nil)
    }

    /// Notes it in the environment that the modifier has changed.
    func note(in values: inout EnvironmentValues) {
        let name: String
        let asked: String
        switch subject {
        case .named(let own):
            name = own
            asked = words?() ?? ""
        case .at(let path):
            guard let known = KnownEnvironment[path] else { return }
            name = known.askedName
            asked = words?() ?? KnownEnvironment.words(values[keyPath: path])
        }
        let outer = isAdded ? values.asked(name) : nil
        values.noteAsked(name, outer.map { "\($0), \(asked)" } ?? asked)
    }
}
