import type { Exam, Words } from '../exam.ts';
import type { Contradiction } from './finding.ts';
import { remembered } from './remembered.ts';
import type { PlacedWords } from './words-of.ts';

/** "No requiere ayuno", and what else says that one may eat. */
const denied: Words = {
  es: `no (?:requiere|necesita|exige|hace falta|es necesario|es obligatorio|tiene que)(?: de)?(?: estar en| venir en| guardar| hacer)?(?: el| un)? ayun(?:o|as|ar)|sin (?:necesidad de )?(?:estar en )?ayun(?:o|as|ar)|puede (?:desayunar|comer)[^.]{0,25} antes`,
  en: String.raw`no fast(?:ing)?\b|(?:not|n['’]t) (?:need|have|required?) (?:a |to )?fast|fasting is not (?:needed|required|necessary)|without fasting|(?:can|may) (?:eat|have breakfast)[^.]{0,25} before`,
};

/** A fast that the words ask for: "ayuno de 8 a 12 horas", "fast for 8 hours", "venga en ayunas". */
const hours: Words = {
  es: String.raw`ayuno (?:mínimo )?(?:de )?(?:entre )?(\d+)(?: ?(?:a|y|-|–|o) ?(\d+))? ?h|ayune (?:entre )?(\d+)(?: ?(?:a|y|-|–) ?(\d+))? ?h|(\d+)(?: ?(?:a|y|-|–) ?(\d+))? horas de ayuno`,
  en: String.raw`fast(?:ing)? (?:for |of )?(?:between )?(\d+)(?: ?(?:to|and|-|–) ?(\d+))? ?(?:h|hours)|(\d+)(?:-| )hours?(?: of)?(?:-| )fast`,
};
const asked: Words = {
  es: String.raw`\bven(?:ga|ir) en ayunas\b|\bpreséntese en ayunas\b|\bayune\b|\bno coma (?:nada )?(?:durante|en) las \d+ horas`,
  en: String.raw`\bcome fasting\b|\bfast for\b|\bdo(?: not|n['’]t) eat (?:anything )?for \d+ hours`,
};

const compiled = (words: Words, flags: string) => ({
  es: new RegExp(words.es, flags),
  en: new RegExp(words.en, flags),
});
const expressions = { denied: compiled(denied, 'iu'), asked: compiled(asked, 'iu'), hours: compiled(hours, 'giu') };

/** What words say about a fast. */
const toldIn = remembered(({ es, en }) => ({
  isDenied: expressions.denied.es.test(es) || expressions.denied.en.test(en),
  isAsked: expressions.asked.es.test(es) || expressions.asked.en.test(en),
  hours: [...es.matchAll(expressions.hours.es), ...en.matchAll(expressions.hours.en)].flatMap(([, ...numbers]) =>
    numbers.filter((number) => number !== undefined).map(Number),
  ),
}));

/** `words` is all that the exam says. */
export function fastingFaults(exam: Exam, words: readonly PlacedWords[]): Contradiction[] {
  const { fasting, instructions } = exam.preparation;
  const faults: Contradiction[] = [];
  if (fasting && fasting.minHours > fasting.maxHours) {
    const value = `${fasting.minHours} > ${fasting.maxHours}`;
    faults.push({ path: 'preparation.fasting', reason: 'fast-backwards', value });
  }
  for (const { path, words: said } of fasting ? words.filter(({ is }) => is === 'sentence') : []) {
    if (toldIn(said).isDenied) faults.push({ path, reason: 'fast-denied-in-words', value: said.es });
  }
  // Notes may tell what others do; instructions tell this patient.
  instructions.forEach((said, index) => {
    const path = `preparation.instructions.${index}`;
    const told = toldIn(said);
    if (!fasting && !told.isDenied && (told.hours.length > 0 || told.isAsked)) {
      faults.push({ path, reason: 'fast-only-in-words', value: said.es });
    }
    const others = fasting ? told.hours.filter((hour) => hour < fasting.minHours || hour > fasting.maxHours) : [];
    if (others.length > 0) {
      const value = `${others} ≠ ${fasting?.minHours}–${fasting?.maxHours}`;
      faults.push({ path, reason: 'fast-of-other-hours-in-words', value });
    }
  });
  return faults;
}
