import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: SettingsViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

class SettingsViewController: UIViewController {
    private let nameLabel = UILabel()
    private let volume = UISlider()
    private let sound = UISwitch()
    private let stepper = UIStepper()
    private let segments = UISegmentedControl(items: ["Small", "Medium", "Large"])
    private let progress = UIProgressView(progressViewStyle: .default)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let field = UITextField()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationController?.navigationBar.prefersLargeTitles = true
        UIBarButtonItem.appearance().tintColor = .white
        UINavigationBar.appearance().tintColor = .white
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemPurple
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.largeTitleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.white]
        navigationController?.navigationBar.standardAppearance = appearance
        navigationController?.navigationBar.scrollEdgeAppearance = appearance
        view.backgroundColor = .systemGroupedBackground
        volume.minimumValue = 0
        volume.maximumValue = 100
        volume.value = 30
        volume.isContinuous = true
        volume.minimumTrackTintColor = .red
        volume.addTarget(self, action: #selector(volumeChanged(_:)), for: .valueChanged)
        sound.isOn = true
        sound.onTintColor = .systemGreen
        sound.addTarget(self, action: #selector(soundChanged), for: .valueChanged)
        stepper.minimumValue = 1
        stepper.maximumValue = 10
        stepper.stepValue = 1
        stepper.addTarget(self, action: #selector(step(_:)), for: .valueChanged)
        segments.selectedSegmentIndex = 1
        segments.addTarget(self, action: #selector(segmentChanged(sender:)), for: .valueChanged)
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        field.delegate = self
        spinner.hidesWhenStopped = true
        spinner.startAnimating()
        progress.setProgress(0.4, animated: false)
        var y: CGFloat = 180
        for control in [nameLabel, volume, sound, stepper, segments, progress, spinner, field] as [UIView] {
            control.frame = CGRect(x: 20, y: y, width: view.bounds.width - 40, height: 40)
            view.addSubview(control)
            y += 56
        }
        nameLabel.attributedText = NSAttributedString(string: "Hello", attributes: [.font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.label])
        nameLabel.adjustsFontSizeToFitWidth = true
        navigationItem.rightBarButtonItems = [UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save)), UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: self, action: #selector(save))]
        toolbarItems = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), UIBarButtonItem(title: "Reset", style: .done, target: self, action: #selector(save))]
        navigationController?.setToolbarHidden(false, animated: true)
    }
    @objc func volumeChanged(_ sender: UISlider) { nameLabel.text = String(format: "%.0f", sender.value) }
    @objc func soundChanged() { volume.isEnabled = sound.isOn; UIView.transition(with: nameLabel, duration: 0.3, options: .transitionCrossDissolve, animations: { self.nameLabel.text = self.sound.isOn ? "on" : "off" }) }
    @objc func step(_ sender: UIStepper) { nameLabel.text = "\(Int(sender.value))" }
    @objc func segmentChanged(sender: UISegmentedControl) { nameLabel.text = sender.titleForSegment(at: sender.selectedSegmentIndex) }
    @objc func save() {
        let alert = UIAlertController(title: "Saved", message: "All is well", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { [unowned self] action in self.spinner.stopAnimating() }))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let destroy = UIAlertAction(title: "Delete", style: .destructive, handler: nil)
        alert.addAction(destroy)
        alert.preferredAction = destroy
        present(alert, animated: true)
    }
}
extension SettingsViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder(); return true }
}
