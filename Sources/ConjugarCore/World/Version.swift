/// The version of the program: what `--version` prints and every answer in the history bears.
public enum Version {
  public static let current = "1.0.0"
}
