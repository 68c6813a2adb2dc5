public import LayoutRecording

/// The built-in scenarios: the layout systems the project exists for, each a suite.
@MainActor public enum Catalogue {
    @SuiteBuilder public static var suites: [Suite] {
        Suite.equalWidthColumn
        Suite.feedbackLoop
        Suite.labelPanel
        Suite.wideFirstGrid
        Suite.layoutRules
        Suite.furtherRules
        Suite.measuredLabel
        Suite.presentationChoice
        Suite.gridContainers
        Suite.platformText
    }
}
