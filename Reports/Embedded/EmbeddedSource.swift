// The order in which the script's sources run, written by KEYLINE_UPDATE_GOLDEN=1 swift test

enum EmbeddedSource {
    static let scripts = [
        script01Dom,
        script02Data,
        script03State,
        script04Address,
        script05VirtualList,
        script06Lists,
        script07Overlay,
        script08Tree,
        script09Proposals,
        script10Strips,
        script11Panels,
        script12Filters,
        script13Decisions,
        script14Keys,
        script15Main,
    ]
}
