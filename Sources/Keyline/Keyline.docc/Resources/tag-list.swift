import SwiftUI

public struct TagList: View {
    private let tags: [String]

    public init(_ tags: [String]) {
        self.tags = tags
    }

    public var body: some View {
        FlowRow {
            ForEach(tags, id: \.self) { tag in
                Text(tag)
                    .padding(4)
                    .background(Color.yellow)
            }
        }
    }
}
