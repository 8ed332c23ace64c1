import type { Exam, Words } from '../exam.ts';
import type { Contradiction } from './finding.ts';
import { wordsOf } from './words-of.ts';

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

const says = (patterns: Words, { es, en }: Words): boolean =>
  new RegExp(patterns.es, 'iu').test(es) || new RegExp(patterns.en, 'iu').test(en);

export function fastingFaults(exam: Exam): Contradiction[] {
  const { fasting, instructions } = exam.preparation;
  const faults: Contradiction[] = [];
  if (fasting && fasting.minHours > fasting.maxHours) {
    const value = `${fasting.minHours} > ${fasting.maxHours}`;
    faults.push({ path: 'preparation.fasting', reason: 'fast-backwards', value });
  }
  for (const { path, words } of fasting ? wordsOf(exam).filter(({ is }) => is === 'sentence') : []) {
    if (says(denied, words)) faults.push({ path, reason: 'fast-denied-in-words', value: words.es });
  }
  // Notes may tell what others do; instructions tell this patient.
  instructions.forEach((words, index) => {
    const path = `preparation.instructions.${index}`;
    const told = hoursTold(words);
    if (!fasting && !says(denied, words) && (told.length > 0 || says(asked, words))) {
      faults.push({ path, reason: 'fast-only-in-words', value: words.es });
    }
    const others = fasting ? told.filter((hour) => hour < fasting.minHours || hour > fasting.maxHours) : [];
    if (others.length > 0) {
      const value = `${others} ≠ ${fasting?.minHours}–${fasting?.maxHours}`;
      faults.push({ path, reason: 'fast-of-other-hours-in-words', value });
    }
  });
  return faults;
}

function hoursTold({ es, en }: Words): number[] {
  const found = [...es.matchAll(new RegExp(hours.es, 'giu')), ...en.matchAll(new RegExp(hours.en, 'giu'))];
  return found.flatMap(([, ...numbers]) => numbers.filter((number) => number !== undefined).map(Number));
}
