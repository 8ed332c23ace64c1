/**
 * The colors that a browser paints around a page: those of its top strip and its paper, parsed from the style sheet's tokens. They are
 * needed out of reach of any style sheet: in the head and in the web manifest.
 */
export interface ThemeColors {
  strip: Pair;
  paper: Pair;
}

interface Pair {
  light: string;
  dark: string;
}

/** Parses the text of `tokens.css`. Throws if one is not written as a pair. */
export const themeColorsOf = (tokens: string): ThemeColors => ({
  strip: pairOf(tokens, 'forest'),
  paper: pairOf(tokens, 'paper'),
});

/** ('--color-paper: light-dark(#fff, #000);', 'paper') → { light: '#fff', dark: '#000' } */
function pairOf(tokens: string, name: string): Pair {
  const [, light, dark] = tokens.match(new RegExp(`--color-${name}:\\s*light-dark\\((#\\w+),\\s*(#\\w+)\\)`)) ?? [];
  if (!light || !dark) throw new Error(`tokens.css has no --color-${name}: light-dark(#…, #…)`);
  return { light, dark };
}
