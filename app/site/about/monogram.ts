/** Words that join a name and are not in its monogram. */
const joining = /^(de|del|la|las|los|y|of|the)$/i;

/** ('Nombre de Ejemplo') → 'NE': the first letters of a name's first two words. */
export const monogramOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '' && !joining.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
