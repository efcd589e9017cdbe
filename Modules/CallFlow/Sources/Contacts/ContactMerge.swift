/// Takes contacts in among those that are there.
struct ContactMerge {
    private(set) var all: [Contact]
    private var ids: [String: Int] = [:]
    private var names: [String: [Int]] = [:]

    init(_ all: [Contact]) {
        self.all = all
        for place in all.indices { note(place) }
    }

    /// Puts a contact in the place of the one with its id, or with its name and one of its numbers; or else at the end.
    mutating func put(_ contact: Contact) {
        guard let place = place(of: contact) else {
            all.append(contact)
            return note(all.count - 1)
        }
        // A card without an id may know less than what is there.
        let kept = contact.id.isEmpty ? all[place].handles : []
        let known = Set(contact.handles.map(\.text))
        all[place].name = contact.name
        all[place].handles = contact.handles + kept.filter { !known.contains($0.text) }
        note(place)
    }

    private mutating func note(_ place: Int) {
        if !all[place].id.isEmpty { ids[all[place].id] = place }
        names[all[place].name, default: []].append(place)
    }

    private func place(of contact: Contact) -> Int? {
        if let place = ids[contact.id] { return place }
        let handles = Set(contact.handles.map(\.text))
        return names[contact.name]?.first { place in
            (contact.id.isEmpty || all[place].id.isEmpty) && !handles.isDisjoint(with: all[place].handles.map(\.text))
        }
    }
}
