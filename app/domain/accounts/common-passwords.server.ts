let list: Promise<ReadonlySet<string>> | null = null;

/** The 49,000 most common passwords of published leaks, which come with the product. The list is loaded when somebody chooses a password. */
export async function commonPasswords(): Promise<(text: string) => boolean> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  const known = await list;
  return (text) => known.has(text);
}
