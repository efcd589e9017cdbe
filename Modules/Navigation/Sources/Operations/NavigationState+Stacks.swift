import LocalizationKit
import NavigationInterface

extension NavigationState {
    mutating func push(_ screen: any Presentable, at place: Place) throws(NavigationRefusal) -> NavigationChange? {
        try expectNew(screen)
        self[place].screens.append(screen)
        return NavigationChange(place: id(of: place), usual: .forward)
    }

    /// A screen of the same stack may become its root: then all others leave.
    mutating func setRoot(_ screen: any Presentable, at place: Place) throws(NavigationRefusal) -> NavigationChange? {
        let isUncovered = uncover(place)
        let former = self[place].screens
        if !former.contains(where: { $0 === screen }) { try expectNew(screen) }
        guard isUncovered || former.count != 1 || former[0] !== screen else { return nil }
        self[place].screens = [screen]
        return NavigationChange(place: id(of: place), usual: .fade, announcement: .start)
    }

    mutating func pop(at place: Place) -> NavigationChange? {
        if uncover(place) { return NavigationChange(place: id(of: place), usual: .rise) }
        guard self[place].screens.count > 1 else { return nil }
        self[place].screens.removeLast()
        return NavigationChange(place: id(of: place), usual: .back)
    }

    mutating func pop(to screen: any Presentable, at place: Place) throws(NavigationRefusal) -> NavigationChange? {
        guard let index = self[place].screens.firstIndex(where: { $0 === screen }) else {
            throw .notShown(screen.title)
        }
        return cut(at: place, after: index)
    }

    mutating func popToRoot(at place: Place) -> NavigationChange? {
        cut(at: place, after: 0)
    }

    private mutating func cut(at place: Place, after index: Int) -> NavigationChange? {
        let isUncovered = uncover(place)
        let count = self[place].screens.count
        guard isUncovered || count > index + 1 else { return nil }
        self[place].screens.removeLast(max(0, count - index - 1))
        return NavigationChange(
            place: id(of: place), usual: .back, announcement: count > index + 1 && index == 0 ? .toRoot : .nothing)
    }

    func expectNew(_ screen: any Presentable) throws(NavigationRefusal) {
        guard screen.owner is FlowScope else { throw .failed(Strings.foreignScreen(title: screen.title)) }
        if contains(screen) { throw .alreadyShown(screen.title) }
    }
}
