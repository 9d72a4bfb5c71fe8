import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = PagerController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

class PagerController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let control = UIPageControl()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)
        control.numberOfPages = 4
        control.addTarget(self, action: #selector(pageChanged(_:)), for: .valueChanged)
        view.addSubview(control)
        for i in 0..<4 {
            let page = UIView()
            page.backgroundColor = UIColor(hue: CGFloat(i) / 4, saturation: 0.6, brightness: 0.9, alpha: 1)
            page.tag = 100 + i
            scrollView.addSubview(page)
        }
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width * 4, height: view.bounds.height)
        for i in 0..<4 {
            scrollView.viewWithTag(100 + i)?.frame = view.bounds.offsetBy(dx: view.bounds.width * CGFloat(i), dy: 0).insetBy(dx: 10, dy: 40)
        }
        control.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 30)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        if control.currentPage != page { control.currentPage = page }
        for view in scrollView.subviews {
            let distance = abs(view.center.x - scrollView.bounds.midX) / scrollView.bounds.width
            view.transform = CGAffineTransform(scaleX: 1 - 0.15 * min(distance, 1), y: 1 - 0.15 * min(distance, 1))
        }
    }
    @objc func pageChanged(_ sender: UIPageControl) {
        scrollView.setContentOffset(CGPoint(x: scrollView.bounds.width * CGFloat(sender.currentPage), y: 0), animated: true)
    }
}
