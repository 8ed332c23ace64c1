/**
 * The letters of both languages, for a class of a regular expression. Looking for all of Unicode's takes three times as long, and an
 * import of a hundred thousand exams looks at every sentence.
 */
export const plainLetters = 'A-Za-zÁÉÍÓÚÜÑáéíóúüñ';
