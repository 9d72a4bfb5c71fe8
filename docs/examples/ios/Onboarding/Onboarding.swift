import UIKit

class PageContentViewController: UIViewController {
    let index: Int
    private let toggle = UISwitch()
    private let segments = UISegmentedControl(items: ["Day", "Night"])

    init(index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = [UIColor.systemOrange, .systemGreen, .systemPurple][index]
        toggle.frame.origin = CGPoint(x: 20, y: 100)
        toggle.isOn = true
        toggle.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
        view.addSubview(toggle)
        segments.frame = CGRect(x: 20, y: 160, width: 200, height: 32)
        segments.selectedSegmentIndex = 0
        segments.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
        view.addSubview(segments)
    }

    @objc func toggled(_ sender: UIControl) {
        overrideUserInterfaceStyle = segments.selectedSegmentIndex == 1 ? .dark : .light
    }
}

class OnboardingViewController: UIPageViewController {
    private lazy var pages: [UIViewController] = (0..<3).map { PageContentViewController(index: $0) }
    private let pageControl = UIPageControl()

    override init(transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey: Any]? = nil) {
        super.init(transitionStyle: .scroll, navigationOrientation: navigationOrientation, options: options)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
        pageControl.numberOfPages = pages.count
        pageControl.currentPage = 0
        pageControl.pageIndicatorTintColor = .lightGray
        pageControl.currentPageIndicatorTintColor = .black
        pageControl.frame = CGRect(x: 0, y: view.bounds.maxY - 60, width: view.bounds.width, height: 40)
        pageControl.addTarget(self, action: #selector(OnboardingViewController.pageControlTapped), for: .valueChanged)
        view.addSubview(pageControl)
    }

    @objc func pageControlTapped() {
        setViewControllers([pages[pageControl.currentPage]], direction: .forward, animated: true)
    }
}

extension OnboardingViewController: UIPageViewControllerDataSource {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index < pages.count - 1 else { return nil }
        return pages[index + 1]
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        return pages.count
    }
}

extension OnboardingViewController: UIPageViewControllerDelegate {
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        if completed, let current = viewControllers?.first, let index = pages.firstIndex(of: current) {
            pageControl.currentPage = index
        }
    }
}
