import SwiftUI

/// Two columns of labels and fields, the labels as wide as the widest one.
struct LabeledFormLayout: Layout {
  var labelAlignment: HorizontalAlignment = .trailing
  var horizontalSpacing: CGFloat = 8, verticalSpacing: CGFloat = 6

  private struct Measurement {
    var labelWidth: CGFloat = 0
    var fieldWidth: CGFloat = 0
    var rowHeights: [CGFloat] = []
  }

  private func measure(_ subviews: Subviews, width: CGFloat?) -> Measurement {
    var m = Measurement()
    let pairs = stride(from: 0, to: subviews.count - 1, by: 2).map { ($0, $0 + 1) }
    m.labelWidth = pairs.map { subviews[$0.0].sizeThatFits(.unspecified).width }.max() ?? 0
    let fieldProposal = ProposedViewSize(
      width: width.map { max($0 - m.labelWidth - horizontalSpacing, 0) }, height: nil)
    for (label, field) in pairs {
      let a = subviews[label].sizeThatFits(.unspecified)
      let b = subviews[field].sizeThatFits(fieldProposal)
      m.fieldWidth = max(m.fieldWidth, b.width)
      m.rowHeights.append(max(a.height, b.height))
    }
    return m
  }

  func sizeThatFits(proposal p: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let m = measure(subviews, width: p.width)
    guard m.rowHeights.isEmpty == false else { return .zero }
    return .init(
      width: m.labelWidth + horizontalSpacing + m.fieldWidth,
      height: m.rowHeights.reduce(0, +) + verticalSpacing * CGFloat(m.rowHeights.count - 1))
  }

  func placeSubviews(
    in bounds: CGRect, proposal p: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let m = measure(subviews, width: bounds.width)
    var y = bounds.minY
    for (row, height) in m.rowHeights.enumerated() {
      let midY = y + height / 2
      switch labelAlignment {
      case .leading:
        subviews[row * 2].place(
          at: .init(x: bounds.minX, y: midY), anchor: .leading, proposal: .unspecified)
      case .trailing:
        subviews[row * 2].place(
          at: .init(x: bounds.minX + m.labelWidth, y: midY), anchor: .trailing,
          proposal: .unspecified)
      default:
        subviews[row * 2].place(
          at: .init(x: bounds.minX + m.labelWidth / 2, y: midY), anchor: .center,
          proposal: .unspecified)
      }
      subviews[row * 2 + 1].place(
        at: .init(x: bounds.minX + m.labelWidth + horizontalSpacing, y: midY), anchor: .leading,
        proposal: .init(width: m.fieldWidth, height: height))
      y += height + verticalSpacing
    }
    if subviews.count % 2 == 1, let last = subviews.last {
      last.place(at: .init(x: bounds.minX, y: y), proposal: .unspecified)
    }
  }
}

class AccountModel: ObservableObject {
  enum Field: Hashable { case name, email, password }

  @Published var name = ""
  @Published var email = ""
  @Published var password = ""
  @Published var birthday = Date()
  @Published var color = Color.red
  @Published var plan: Plan = .free

  enum Plan: String, CaseIterable, Identifiable {
    case free, pro
    var id: String { rawValue }
    var title: LocalizedStringKey {
      switch self {
      case .free: return "Free"
      case .pro: return "Pro"
      }
    }
  }

  var isValid: Bool { !name.isEmpty && email.contains("@") }
}

struct AccountForm: View {
  @ObservedObject var model: AccountModel
  @FocusState private var focus: AccountModel.Field?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    NavigationView {
      ScrollView {
        LabeledFormLayout {
          Text("Name:")
          TextField("Name", text: $model.name, onCommit: { focus = .email })
            .focused($focus, equals: .name)
            .textInputAutocapitalization(.words)
          Text("E-mail:")
          TextField("you@example.com", text: $model.email)
            .keyboardType(.emailAddress)
            .autocorrectionDisabled()
            .focused($focus, equals: .email)
          Text("Password:")
          SecureField("Secret", text: $model.password)
            .submitLabel(.go)
            .onSubmit(save)
          Text("Birthday:")
          DatePicker("", selection: $model.birthday, displayedComponents: [.date]).labelsHidden()
          Text("Colour:")
          ColorPicker("Colour", selection: $model.color, supportsOpacity: false).labelsHidden()
          Text("Plan:")
          Picker("Plan", selection: $model.plan) {
            ForEach(AccountModel.Plan.allCases) { plan in
              Text(plan.title).tag(plan)
            }
          }
          .pickerStyle(SegmentedPickerStyle())
        }
        .padding()
      }
      .navigationBarTitle("Account", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save", action: save).disabled(!model.isValid)
      )
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .interactiveDismissDisabled(!model.isValid)
  }

  private func save() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    dismiss()
  }
}

struct AccountForm_Previews: PreviewProvider {
  static var previews: some View { AccountForm(model: .init()) }
}
