/** The words around a draft: a greeting, and a line for each field in its order. */
interface FormWords {
  greeting: string;
  lines: readonly string[];
}

/** Joins the words, one a line. Throws for a word of two lines, which would shift the next ones. */
export function joinWords({ greeting, lines }: FormWords): string {
  const words = [greeting, ...lines];
  const broken = words.find((word) => word.includes('\n'));
  if (broken !== undefined) throw new Error(`A word of two lines cannot be handed over: ${broken}`);
  return words.join('\n');
}

/** Reads what `joinWords` wrote. */
export function splitWords(words: string): FormWords {
  const [greeting = '', ...lines] = words.split('\n');
  return { greeting, lines };
}
