/// What is kept until the process ends, which then gives it back at once: freeing the recordings of a comparison one by
/// one takes a tenth of the whole command.
@MainActor enum UntilExit {
    private static var kept: [Any] = []

    static func keep(_ value: Any) { kept.append(value) }
}
