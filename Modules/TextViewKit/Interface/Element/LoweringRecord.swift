/// What one renderer counts while it lowers: stamps for new elements, and how much work was done.
@usableFromInline
package final class LoweringRecord {
    @exclusivity(unchecked) private var lastStamp: UInt64 = 0
    private var environments: [EnvironmentValues: Int] = [:]
    private var lastEnvironment = 0
    /// How often the body of a view was asked for.
    @exclusivity(unchecked) @usableFromInline package var bodies = 0
    /// How many elements were made.
    @exclusivity(unchecked) package var made = 0

    /// What a live screen keeps for its controls; `nil` when a view is rendered once.
    package let states: ControlStates?

    package init(states: ControlStates? = nil) { self.states = states }

    package func nextStamp() -> UInt64 {
        lastStamp += 1
        made += 1
        return lastStamp
    }

    /// The number of an environment; equal ones have one number.
    ///
    /// Colours that change all the time would fill the table: then it is forgotten, and what lowers next gets new numbers.
    package func number(of environment: EnvironmentValues) -> Int {
        if let known = environments[environment] { return known }
        if environments.count > 1024 { environments.removeAll() }
        lastEnvironment += 1
        environments[environment] = lastEnvironment
        return lastEnvironment
    }
}
