import { formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { namesWords } from './moment-words.ts';
import type { NameOf } from './plan-words.ts';
import type { Sampling } from './sampling.ts';

const TEASPOON_ML = 5;

/** (12, 'es') → 'En total, 12 mL de sangre: unas 2 cucharaditas.' For a child, it says whether that is too much at once. */
export function bloodWords(
  { bloodMl: ml, mostBloodMl }: Pick<Sampling, 'bloodMl' | 'mostBloodMl'>,
  locale: Locale,
): string {
  if (mostBloodMl !== null) {
    const words = { ml: formatNumber(locale, ml), most: formatNumber(locale, mostBloodMl) };
    return ml > mostBloodMl ? m.plan_blood_too_much(words, { locale }) : m.plan_blood_child(words, { locale });
  }
  const count = Math.round(ml / TEASPOON_ML);
  const spoons = count < 1 ? m.plan_spoon_less({}, { locale }) : m.plan_spoons({ count }, { locale });
  return m.plan_blood({ ml: formatNumber(locale, ml), spoons }, { locale });
}

/** Whether home sampling is possible, and if not, which exams prevent it. */
export function homeWords({ possible, preventedBy }: Sampling['home'], locale: Locale, nameOf: NameOf): string {
  if (possible) return m.plan_home_yes({}, { locale });
  const names = namesWords(preventedBy.map(nameOf), locale);
  return m.plan_home_no({ names, count: preventedBy.length }, { locale });
}
