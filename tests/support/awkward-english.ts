/**
 * Phrases that translate another language's syntax, each with its remedy. They are few and certain: `AGENTS.md` ("How we write") describes
 * the rest.
 */
const patterns: readonly (readonly [pattern: RegExp, remedy: string])[] = [
  [/\btold\b/i, 'name who reports, warns, or asks'],
  [/\banew\b/i, '"again"'],
  [/\bso many\b/i, 'name the number: "how many", "limits"'],
  [/\bof (?:which|whom)\b/i, '"whose", or two sentences'],
  [/(?<!there )\b(?:is|are) none\b/i, '"has no", "without", or "otherwise"'],
  [/\bfor who\b/i, 'name the person'],
  [/\bto be had\b|\bcould not be had\b/i, '"available"'],
  [/\bNothing (?:without|where)\b/, '"Renders nothing if", "Returns null if"'],
  [/\bWhere (?:something|nothing) (?:would|is)\b/, '"Replaces", or "if"'],
  [/^[\s*]*(?:[Ww]ho|[Ww]hose|[Ww]hat)\b(?!-)(?!.*\?)/s, 'begin with a noun or a verb: "Lists", "Returns"'],
];

/** Lists the awkward phrases in a text, each with its remedy. */
export const awkwardEnglishIn = (text: string): string[] =>
  patterns.flatMap(([pattern, remedy]) => {
    const found = pattern.exec(text)?.[0].replace(/^[\s*]+/, '');
    return found === undefined ? [] : [`“${found}”: ${remedy}`];
  });
