/// The numbers that hold for every widget of posters.
public enum PosterRules {
    /// How long what was loaded is shown as fresh: at this age it is old.
    public static let lifetime = Duration.seconds(6 * 3600)
    /// How many posters are kept and shown at most.
    public static let greatestCount = 6
}
