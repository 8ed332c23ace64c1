/**
 * The letters of both languages, for a class of a regular expression. Looking for all of Unicode's takes three times as long, and an
 * import of a hundred thousand exams looks at every sentence.
 */
export const plainLetters = 'A-Za-zÁÉÍÓÚÜÑáéíóúüñ';

/** 'evit\\p{L}*' → 'evit[A-Za-z…]*'. Not within a class of the pattern's own. */
export const inPlainLetters = (pattern: string): string => pattern.replaceAll('\\p{L}', `[${plainLetters}]`);
