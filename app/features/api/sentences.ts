import { formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { languageTag } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { JointPreparation } from '../preparation/joint-preparation.ts';
import type { Due } from '../promise/result-promise.ts';
import type { PlanAnswer } from './plan-schemas.ts';

type Sentence = PlanAnswer['visits'][number]['sentences'][number];

/** What is said of every visit: whether to fast, whether to drink water, when to come, and what the exams say themselves. */
export function preparationSentences(preparation: JointPreparation, locale: Locale): Sentence[] {
  const { fasting, water, timeOfDay, instructions } = preparation;
  const fast = fasting
    ? m.api_say_fast({ min: fasting.minHours, max: fasting.maxHours }, { locale })
    : m.api_say_no_fast({}, { locale });
  return [
    { topic: 'fasting', text: fast },
    ...(fasting || water === 'drink'
      ? [
          {
            topic: 'water' as const,
            text: water === 'drink' ? m.api_say_drink({}, { locale }) : m.api_say_water({}, { locale }),
          },
        ]
      : []),
    ...(timeOfDay
      ? [
          {
            topic: 'time-of-day' as const,
            text: m.api_say_time(
              { from: formatTime(locale, timeOfDay.from), until: formatTime(locale, timeOfDay.until) },
              { locale },
            ),
          },
        ]
      : []),
    ...instructions.map(({ words }) => ({ topic: 'instruction' as const, text: words[locale] })),
  ];
}

/** ({ date: '2026-11-24', by: '17:00' }, 'es') → 'El martes, 24 de noviembre, antes de las 5:00 p. m.' */
export function promiseSentence(due: Due | null, locale: Locale): string {
  if (!due) return m.api_say_no_promise({}, { locale });
  const day = new Intl.DateTimeFormat(languageTag[locale], {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${due.date}T00:00:00Z`));
  return m.api_say_due({ day, time: formatTime(locale, due.by) }, { locale });
}
