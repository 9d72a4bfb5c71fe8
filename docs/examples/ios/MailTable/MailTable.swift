import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        return true
    }
}

struct Letter {
    var sender: String
    var subject: String
    var isRead = false
}

class LetterCell: UITableViewCell {
    @IBOutlet weak var senderLabel: UILabel!
    @IBOutlet weak var subjectLabel: UILabel!
    @IBOutlet weak var dot: UIView!

    override func awakeFromNib() {
        super.awakeFromNib()
        dot.layer.cornerRadius = 5
    }

    func show(_ letter: Letter) {
        senderLabel.text = letter.sender
        subjectLabel.text = letter.subject
        dot.isHidden = letter.isRead
    }
}

class InboxViewController: UITableViewController {
    private var letters = [
        Letter(sender: "Ada", subject: "Notes on the engine, with a long subject that needs a second line to be read"),
        Letter(sender: "Grace", subject: "A moth in the relay"),
        Letter(sender: "Edsger", subject: "Considered harmful", isRead: true),
        Letter(sender: "Barbara", subject: "Substitution"),
        Letter(sender: "Donald", subject: "Volume four, at last", isRead: true),
    ] + (1...30).map { Letter(sender: "List", subject: "Digest \($0)", isRead: $0 % 3 == 0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return letters.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath) as! LetterCell
        cell.show(letters[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            guard let self = self else { return done(false) }
            print("delete \(self.letters[indexPath.row].sender)")
            self.letters.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .left)
            done(true)
        }
        let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, done in done(true) }
        archive.backgroundColor = .systemPurple
        return UISwipeActionsConfiguration(actions: [delete, archive])
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "read", let path = tableView.indexPathForSelectedRow,
            let detail = segue.destination as? LetterViewController else { return }
        letters[path.row].isRead = true
        detail.letter = letters[path.row]
        tableView.reloadRows(at: [path], with: .none)
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
}

class LetterViewController: UIViewController {
    @IBOutlet weak var body: UILabel!
    var letter: Letter?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = letter?.sender
        body.text = letter?.subject
        print("reading \(letter?.sender ?? "nothing")")
    }
}

class SettingsViewController: UITableViewController {
    @IBOutlet weak var name: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        name.text = "Ada Lovelace"
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        print("settings row \(indexPath.section).\(indexPath.row)")
    }
}
