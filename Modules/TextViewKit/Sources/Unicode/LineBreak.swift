/// What UAX 14 says about the place between two scalars.
enum LineBreak {
    case prohibited, allowed, mandatory
}
