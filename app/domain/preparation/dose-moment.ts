import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { WallClock } from '../laboratory/opening-hours.ts';
import { hoursBefore } from './fasting-start.ts';
import type { JointDose } from './joint-preparation.ts';
import { momentWords } from './moment-words.ts';

/** The clock time of the last dose; null if the visit's time is unknown, or if the dose comes after the sample. */
export function doseMoment(dose: JointDose, at: WallClock | null, locale: Locale): string | null {
  if (!at || dose.at === 'trough') return null;
  const words = { drug: dose.of[locale], moment: momentWords(hoursBefore(at, dose.hours), locale) };
  return dose.atLeast ? m.plan_dose_at_latest(words, { locale }) : m.plan_dose_at(words, { locale });
}
