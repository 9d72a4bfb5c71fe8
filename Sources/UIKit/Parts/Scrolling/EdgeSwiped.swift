/// A view whose own swipe from an edge comes before scrolling in it.
@MainActor
protocol EdgeSwiped: UIView {}
