import SwiftUI

@Observable
final class Account {
    var name = "Ada Lovelace"
    var bio =
        "Writes about engines that weave algebraical patterns just as the Jacquard loom weaves flowers and leaves."
    var followers = 1815
    var isFollowing = false
}

struct Statistic: View {
    let title: LocalizedStringKey
    let value: Int

    var body: some View {
        VStack {
            Text(value, format: .number)
                .font(.title2)
                .bold()
            Text(title)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
    }
}

struct ProfileView: View {
    @State private var account = Account()

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 12) {
                Circle()
                    .fill(.gray)
                    .frame(width: 64, height: 64)
                VStack(alignment: .leading, spacing: 4) {
                    Text(account.name)
                        .font(.title)
                    Text(account.bio)
                        .font(.subheadline)
                        .lineLimit(2)
                }
                Spacer(minLength: 0)
            }
            HStack {
                Statistic(title: "Followers", value: account.followers)
                Statistic(title: "Following", value: 12)
                Statistic(title: "Posts", value: 7)
            }
            ViewThatFits {
                HStack { actions }
                VStack { actions }
            }
        }
        .padding()
    }

    @ViewBuilder private var actions: some View {
        Button(account.isFollowing ? "Unfollow" : "Follow") {
            account.isFollowing.toggle()
            account.followers += account.isFollowing ? 1 : -1
        }
        .buttonStyle(.borderedProminent)
        Button("Send a message") {}
            .buttonStyle(.bordered)
    }
}

struct ProfileView_Previews: PreviewProvider {
    static var previews: some View {
        ProfileView()
    }
}
