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
    package var transition: Transition?
    package var animation: Animation?

    package init(
        role: AccessibilityRole? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
        isHidden: Bool = false, traits: AccessibilityTraits = [], coversChildren: Bool? = nil, id: String? = nil,
        shortcut: KeyboardShortcut? = nil, transition: Transition? = nil, animation: Animation? = nil
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
