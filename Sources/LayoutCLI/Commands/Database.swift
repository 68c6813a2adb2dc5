import Glibc
import LayoutStore

/// Opening the database that a command means, and finding runs in it.
extension Invocation {
    /// Relative to the working directory, or to the configuration file that names it.
    var databasePath: String { settings.path(.database) ?? "keyline.db" }

    func openDatabase(_ access: Store.Access = .read) throws -> Store {
        let store = try Store.open(path: databasePath, access: access)
        for warning in store.warnings { terminal.say("keyline: \(warning)") }
        return store
    }

    /// The run that a selector means. For `merge-base:` git is asked for the ancestors.
    func select(_ selector: String, in store: Store) throws -> SelectedRun {
        guard case .mergeBase(let branch) = try RunSelector(selector).base else { return try store.resolve(selector) }
        return try store.resolve(selector, ancestors: try MergeBase.ancestors(of: branch, git: Git()))
    }

    /// The selector of the default baseline: a bare name means a baseline.
    var baselineSelector: String {
        let name = settings.text(.baseline) ?? SettingKey.baseline.standard
        return name.contains(":") ? name : "baseline:\(name)"
    }

    /// Who decides, for logs.
    var author: String {
        if let name = arguments.text(CommonOptions.by) { return name }
        for variable in ["GITHUB_ACTOR", "GITLAB_USER_LOGIN", "USER", "LOGNAME"] {
            if let name = environment[variable], !name.isEmpty { return name }
        }
        // A container or a cron job has no such variable, and a user all the same.
        return getpwuid(getuid()).map { String(cString: $0.pointee.pw_name) } ?? "unknown"
    }
}
