/// The version of the program: what `--version` prints and every answer in the history bears.
public enum Version {
  public static let current = "2.0.0"
}
