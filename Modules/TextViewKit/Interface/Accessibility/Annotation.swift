/// What is said of an element and not drawn.
package struct Annotation: Equatable {
    package var role: AccessibilityRole?
    package var label: String?
    package var value: String?
    package var hint: String?
    package var isHidden = false
    package var traits: AccessibilityTraits = []
    /// Whether the children are drawn, and nothing is said of them beside what is said here.
    package var coversChildren = false
    package var id: String?
    package var shortcut: KeyboardShortcut?
    /// A second key, which nobody is told of on the element itself.
    package var otherShortcut: KeyboardShortcut?
    package var behaviour: Behaviour?
    package var prefersFocus = false
    /// The outermost element of those that say it together; known when a tree is read.
    package var place: Identity?
    package var transition: Transition?
    package var animation: Animation?

    package init(
        role: AccessibilityRole? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
        isHidden: Bool = false, traits: AccessibilityTraits = [], coversChildren: Bool? = nil, id: String? = nil,
        shortcut: KeyboardShortcut? = nil, otherShortcut: KeyboardShortcut? = nil, transition: Transition? = nil,
        animation: Animation? = nil, behaviour: Behaviour? = nil, prefersFocus: Bool = false
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.hint = hint
        self.isHidden = isHidden
        self.traits = traits
        self.coversChildren = coversChildren ?? (label != nil)
        self.id = id
        self.shortcut = shortcut
        self.otherShortcut = otherShortcut
        self.behaviour = behaviour
        self.prefersFocus = prefersFocus
        self.transition = transition
        self.animation = animation
    }
}

extension Annotation {
    /// What is said when this stands around another annotation: the outer words win, traits add up.
    package func around(_ inner: Annotation) -> Annotation {
        var both = inner
        both.role = role ?? inner.role
        both.label = label ?? inner.label
        both.value = value ?? inner.value
        both.hint = hint ?? inner.hint
        both.isHidden = isHidden || inner.isHidden
        both.traits.formUnion(traits)
        both.coversChildren = coversChildren || inner.coversChildren
        both.id = id ?? inner.id
        both.shortcut = shortcut ?? inner.shortcut
        both.otherShortcut = otherShortcut ?? inner.otherShortcut
        both.transition = transition ?? inner.transition
        both.animation = animation ?? inner.animation
        both.behaviour = behaviour ?? inner.behaviour
        both.prefersFocus = prefersFocus || inner.prefersFocus
        both.place = place ?? inner.place
        return both
    }

    /// Whether the element becomes a node of its own.
    package var isNode: Bool { role != nil || label != nil || value != nil || !traits.isEmpty }
}

extension View {
    func annotated(_ annotation: Annotation, intents: Intents? = nil) -> ModifiedView<Self> {
        ModifiedView(self, .annotation(annotation), intents: intents)
    }
}
