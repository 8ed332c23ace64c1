/** '{--a:1;color:red}' → '--a'. Values that hold a quote are left alone. */
const declaration = /(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g;

/** Every place where a custom property is declared, read or registered, but not a class that is called like one. */
const mention = /(?<=[{;])--[\w-]+(?=:)|(?<=var\()--[\w-]+|(?<=@property )--[\w-]+/g;

/** ('fill="var(--color-cap-red)"') → { '--color-cap-red' } */
export const propertiesRead = (text: string): Set<string> =>
  new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

/** Leaves out the custom properties that nothing reads: neither these styles nor what reads `elsewhere`. */
export function withoutUnread(css: string, elsewhere: ReadonlySet<string>): string {
  const read = propertiesRead(css);
  return css.replace(declaration, (text, name: string) => (read.has(name) || elsewhere.has(name) ? text : ''));
}

/**
 * Gives the custom properties of a sheet names of a letter or two, the shortest to those that are mentioned most. Whoever reads a name
 * `elsewhere` still finds it.
 */
export function withShortNames(css: string, elsewhere: ReadonlySet<string>): string {
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(mention)) if (!elsewhere.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const byUse = [...counts].toSorted(([, some], [, more]) => more - some);
  const short = new Map(byUse.map(([name], index) => [name, `--${index.toString(36)}`]));
  return css.replace(mention, (name) => short.get(name) ?? name);
}
