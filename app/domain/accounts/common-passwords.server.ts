let list: Promise<ReadonlySet<string>> | null = null;

/**
 * Returns a function that tells whether a text is among the 49,000 most common leaked passwords. The list ships with the product and is
 * loaded when a person first chooses a password.
 */
export async function commonPasswords(): Promise<(text: string) => boolean> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  const known = await list;
  return (text) => known.has(text);
}
