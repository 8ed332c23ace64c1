import { formatDay } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { WallClock } from '../laboratory/opening-hours.ts';
import { abstentionShortName, abstentionWords } from './abstention-words.ts';
import { hoursBefore } from './fasting-start.ts';
import type { JointAbstention } from './joint-preparation.ts';
import { dayIfMissed } from './missed-start.ts';
import { momentWords } from './moment-words.ts';
import type { PlanLine, WriteLine } from './plan-line.ts';
import { isSmallHours } from './plan-steps.ts';

/** An abstention with its beginning. If that has passed, it is a question, with the day from which a visit is possible without it. */
export function abstentionLine(
  one: JointAbstention,
  at: WallClock | null,
  locale: Locale,
  line: WriteLine,
  now?: WallClock,
): PlanLine {
  const text = abstentionWords(one, locale);
  const instead = at && now && one.onlyIfTaken ? dayIfMissed(one.hours, at, now) : null;
  if (!at || !instead)
    return line('abstention', text, one.because, sinceWords(one, at, locale), at && abstentionBegins(one, at, locale));
  // Nothing can begin in the past: it is now a matter to settle before the visit.
  const words = {
    moment: momentWords(hoursBefore(at, one.hours), locale),
    day: formatDay(locale, instead),
  };
  return {
    ...line('abstention', text, one.because, m.plan_since_missed(words, { locale })),
    lead: abstentionShortName(one.of, locale),
    kind: 'question',
  };
}

/** The margin gives the hour, except of the small hours. */
function abstentionBegins(one: JointAbstention, visit: WallClock, locale: Locale) {
  const at = hoursBefore(visit, one.hours);
  return { at, detail: isSmallHours(at) ? sinceWords(one, visit, locale) : null };
}

const sinceWords = ({ hours }: Pick<JointAbstention, 'hours'>, at: WallClock | null, locale: Locale): string | null =>
  at && m.plan_since({ moment: momentWords(hoursBefore(at, hours), locale) }, { locale });
