extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { Color.black }

  /// Blue.
  public static var blue: Color { Color.blue }

  /// Brown.
  public static var brown: Color { Color.brown }

  /// Clear.
  public static var clear: Color { Color.clear }

  /// Cyan.
  public static var cyan: Color { Color.cyan }

  /// Grey.
  public static var gray: Color { Color.gray }

  /// Green.
  public static var green: Color { Color.green }

  /// Indigo.
  public static var indigo: Color { Color.indigo }

  /// Mint.
  public static var mint: Color { Color.mint }

  /// Orange.
  public static var orange: Color { Color.orange }

  /// Pink.
  public static var pink: Color { Color.pink }

  /// Purple.
  public static var purple: Color { Color.purple }

  /// Red.
  public static var red: Color { Color.red }

  /// Teal.
  public static var teal: Color { Color.teal }

  /// White.
  public static var white: Color { Color.white }

  /// Yellow.
  public static var yellow: Color { Color.yellow }

  /// The accent colour.
  public static var tint: Color { Color.accentColor }
}
