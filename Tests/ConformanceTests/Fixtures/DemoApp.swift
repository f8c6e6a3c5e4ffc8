import SwiftUI

@main
struct DemoApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var settings = AppSettings()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(settings)
    }
    .defaultSize(width: 600, height: 400)
  }
}

@MainActor
final class AppSettings: ObservableObject {
  @AppStorage("columns") var columns: Int = 2
  @Published var showsGrid = false
  let objectID = UUID()
}

struct RootView: View {
  @EnvironmentObject private var settings: AppSettings
  @SceneStorage("tab") private var tab = 0
  @State private var path = NavigationPath()
  @State private var isPresented = false

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Columns", value: settings.columns)
          NavigationLink {
            Text("Details")
          } label: {
            Label("Details", systemImage: "info.circle")
          }
          Stepper("Columns: \(settings.columns)", value: $settings.columns, in: 1...6)
          Toggle("Grid", isOn: $settings.showsGrid)
          DisclosureGroup("More") {
            LabeledContent("Version", value: "1.0")
            ProgressView(value: 0.5)
            Gauge(value: 0.3) { Text("Memory") }
          }
        }
        .listStyle(.insetGrouped)
        .navigationDestination(for: Int.self) { columns in
          DiagonalLayout(step: 20) {
            ForEach(0..<columns, id: \.self) { Text("\($0)") }
          }
        }
        .toolbar {
          ToolbarItemGroup(placement: .navigationBarTrailing) {
            EditButton()
            Menu {
              Button("Reset", action: reset)
              Divider()
              Picker("Columns", selection: $settings.columns) {
                ForEach(1..<7) { Text("\($0)").tag($0) }
              }
            } label: {
              Image(systemName: "ellipsis.circle")
            }
          }
        }
        .searchable(text: .constant(""), prompt: "Search")
      }
      .tabItem { Label("List", systemImage: "list.bullet") }
      .tag(0)
      GroupBox("Box") { Text("Second") }
        .tabItem { Text("Box") }
        .tag(1)
        .badge(3)
    }
    .confirmationDialog("Reset?", isPresented: $isPresented, titleVisibility: .visible) {
      Button("Reset", role: .destructive) { settings.columns = 2 }
    }
    .fullScreenCover(isPresented: .constant(false)) { Text("Covered") }
    .popover(isPresented: .constant(false)) { Text("Popover") }
  }

  private func reset() {
    Task { @MainActor in
      isPresented = true
    }
  }
}

struct DiagonalLayout: Layout {
  let step: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for (index, subview) in subviews.enumerated() {
      let own = subview.sizeThatFits(.unspecified)
      size.width = max(size.width, CGFloat(index * step) + own.width)
      size.height = max(size.height, CGFloat(index * step) + own.height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.indices.forEach { index in
      subviews[index].place(
        at: CGPoint(x: bounds.minX + CGFloat(index * step), y: bounds.minY + CGFloat(index * step)),
        proposal: .unspecified)
    }
  }
}
