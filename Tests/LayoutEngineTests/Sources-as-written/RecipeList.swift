import SwiftUI
struct Recipe: Identifiable, Hashable, Codable {
    var id: String { name }; var name: String; var minutes: Int; var tags: [String] = []
}
@Observable final class RecipeModel {
    var recipes: [Recipe] = [.init(name: "Soup", minutes: 30, tags: ["warm"]), .init(name: "Salad", minutes: 10)];
    var query = ""; var sort = SortOrder.forward; var isLoading = false
    var results: [Recipe] {
        (query.isEmpty ? recipes : recipes.filter { $0.name.localizedCaseInsensitiveContains(query) }).sorted(
            using: KeyPathComparator(\.name, order: sort))
    }
    func load() async { isLoading = true; defer { isLoading = false }; try? await Task.sleep(for: .milliseconds(10)) }
}
struct RecipeList: View {
    @State private var model = RecipeModel()
    @State private var path: [Recipe] = []
    @State private var scope = 0
    @State private var selected: Recipe?
    var body: some View {
        NavigationStack(path: $path) {
            Group {
                if model.results.isEmpty {
                    ContentUnavailableView.search(text: model.query)
                } else {
                    List {
                        ForEach(model.results) { recipe in
                            NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
                                .listRowSeparator(.hidden)
                                .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
                                .listRowBackground(Color.clear)
                                .swipeActions {
                                    Button(role: .destructive) {
                                    } label: {
                                        Label("Delete", systemImage: "trash")
                                    }
                                }
                        }
                        .onDelete { model.recipes.remove(atOffsets: $0) }
                        .onMove { model.recipes.move(fromOffsets: $0, toOffset: $1) }
                    }
                    .listStyle(.plain)
                }
            }
            .navigationDestination(for: Recipe.self) { Text($0.name).navigationTitle($0.name) }
            .navigationTitle("Recipes")
            .searchable(text: $model.query, prompt: "Search recipes")
            .searchScopes($scope) {
                Text("All").tag(0); Text("Quick").tag(1)
            }
            .searchSuggestions { ForEach(model.recipes) { Text($0.name).searchCompletion($0.name) } }
            .overlay { if model.isLoading { ProgressView("Loading") } }
            .task { await model.load() }
            .refreshable { await model.load() }
            .sheet(item: $selected, onDismiss: { path.removeAll() }) { recipe in
                Text(recipe.name).presentationDetents([.height(200), .fraction(0.5)]).presentationDragIndicator(
                    .visible
                ).presentationCornerRadius(20).presentationBackground(.thinMaterial)
            }
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Menu {
                        Picker("Sort", selection: $model.sort) {
                            Text("A–Z").tag(SortOrder.forward); Text("Z–A").tag(SortOrder.reverse)
                        }
                    } label: {
                        Label("Sort", systemImage: "arrow.up.arrow.down")
                    }
                    EditButton()
                }
                if model.isLoading { ToolbarItem(placement: .status) { ProgressView() } }
                ToolbarItem(placement: .principal) { Text("Title").font(.headline) }
                ToolbarItem(placement: .bottomBar) { Spacer() }
                ToolbarSpacer(.flexible)
            }
            .toolbarTitleDisplayMode(.inline)
        }
    }
}
struct RecipeRow: View {
    let recipe: Recipe
    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(recipe.name); Text("^[\(recipe.minutes) minute](inflect: true)").font(.caption)
            }; Spacer(); ForEach(recipe.tags, id: \.self) { Text($0).badge(1) }
        }.contentShape(Rectangle())
    }
}
#Preview { RecipeList() }
