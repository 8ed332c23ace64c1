/**
 * The letters of both languages, for a character class. A search for all Unicode letters takes three times as long, and an import of a
 * hundred thousand exams reads every sentence.
 */
export const plainLetters = 'A-Za-zÁÉÍÓÚÜÑáéíóúüñ';
