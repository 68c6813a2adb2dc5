import LayoutRecord

/// What the environments of two runs do not share, and what follows from it.
struct EnvironmentComparison {
    let differences: [EnvironmentDifference]
    private let engineAndPackageDiffer: Bool

    init(_ before: RunFacts, _ after: RunFacts) {
        let changes = Set((before.environment + after.environment).map(\.name)).sorted {
            $0.bytesPrecede($1)
        }
        differences = changes.compactMap { name in
            let old = before.environment.value(of: name)
            let new = after.environment.value(of: name)
            if let old, let new, Closeness.bit(old, new) { return nil }
            return EnvironmentDifference(name: name, before: old, after: new)
        }
        let packageDiffers = before.commit != after.commit || before.isDirty || after.isDirty
        engineAndPackageDiffer = before.engine != after.engine && packageDiffers
    }

    /// Who made a difference.
    func author(of cause: NodeCause) -> CauseBy {
        if cause.rank == .unexplained { return .unexplained }
        switch cause.verdict {
        case .edited, .added, .removed, .renamed: return .source
        default: break
        }
        if !differences.isEmpty || cause.isOfOptions { return .environment }
        if !cause.isCode { return .engine }
        return engineAndPackageDiffer ? .engineOrCode : .code
    }
}
