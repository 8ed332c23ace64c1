/**
 * Words and codes that say that a specimen may spoil a result: HL7 table 0493 (HEM, CLOT), and how laboratories write it, without accents.
 */
const interfering: readonly (readonly [condition: SpecimenCondition, words: RegExp])[] = [
  ['hemolysis', /\b(hem|hemoli\w*|haemoly\w*|hemoly\w*)\b/],
  ['lipemia', /\b(lip|lipem\w*|lipaem\w*|quiloso|chylous)\b/],
  ['icterus', /\b(ict|icter\w*|jaundiced)\b/],
  ['clotted', /\b(clot\w*|coagul(o|os|ad\w+)|fibrina)\b/],
  ['insufficient', /\b(qns|insuficien\w*|insufficien\w*|escas\w*|underfilled)\b/],
];

/** HL7 table 0493: at room temperature, cooled, live. None of them changes a result. */
const harmless =
  /^(room|cool|live|room temperature|temperatura ambiente|refrigerad[ao]|adecuad[ao]|adequate|normal|ok)$/;

export type SpecimenCondition = 'hemolysis' | 'lipemia' | 'icterus' | 'clotted' | 'insufficient' | 'other';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Reads a specimen's condition: 'Muestra hemolizada' → 'hemolysis' · 'ROOM', '' → null. Words that nobody knows are 'other'. */
export function conditionIn(stated: string): SpecimenCondition | null {
  const text = plain(stated);
  if (text === '' || text.split(/\s*,\s*/).every((part) => harmless.test(part))) return null;
  return namedIn(text) ?? 'other';
}

/** Reads what a comment says of the specimen; a comment that names none says nothing: 'Repetido y confirmado' → null */
export const conditionInComment = (comment: string): SpecimenCondition | null => namedIn(plain(comment));

const namedIn = (text: string): SpecimenCondition | null =>
  interfering.find(([, words]) => words.test(text))?.[0] ?? null;
