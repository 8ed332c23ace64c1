import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Laboratory } from '../laboratory/laboratory.ts';
import type { WallClock } from '../laboratory/opening-hours.ts';
import { eveningBefore, fastingStart } from '../preparation/fasting-start.ts';
import { type LineContext, planLines } from '../preparation/plan-words.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import type { DatedVisit } from './dated-visits.ts';
import type { ExamList } from './exam-list.ts';
import { instantOf } from './instant-of.ts';

/** An hour before the fast there is still time to eat. */
const FAST_ALARM_MINUTES = 60;
const COLLECTION_ALARM_MINUTES = 30;
const VISIT_ALARM_MINUTES = 120;
/** What a visit takes, besides the rest or the curve that an exam asks for. */
const VISIT_MINUTES = 30;

/**
 * The beginning of each fast and each visit, as a calendar file. Calendars are shared with families and employers: no exam is named, and
 * no address leads back to the list.
 */
export const preparationCalendar = (
  { visits, person, plan }: Pick<ExamList, 'visits' | 'person' | 'plan'>,
  { now, ...told }: { laboratory: Laboratory; now: Date; locale: Locale },
): string =>
  calendarFile(
    visits.flatMap((dated) =>
      eventsOf(dated, told, {
        person,
        waived: plan.fastWaived.filter((code) => dated.visit.exams.includes(code)),
        discarded: dated.visit.discarded,
      }),
    ),
    now,
  );

function eventsOf(
  { visit, at }: DatedVisit,
  { laboratory, locale }: { laboratory: Laboratory; locale: Locale },
  context: LineContext,
): CalendarEvent[] {
  const { preparation } = visit;
  const fast = fastingStart(visit, at);
  const rules = planLines({ ...preparation, instructions: [] }, at, locale, null, context);
  const description = rules.flatMap(({ text, detail }) => [text, ...(detail ? [detail] : [])]).join('\n');
  const event = (kind: string, from: WallClock, rest: Omit<CalendarEvent, 'uid' | 'start'>): CalendarEvent => ({
    uid: `${kind}-${from.date}-${from.minutes}@${laboratory.email.split('@')[1] ?? 'laboratory'}`,
    start: instantOf(from, laboratory.timeZone),
    ...rest,
  });
  const begin: Omit<CalendarEvent, 'uid' | 'start'> = {
    minutes: null,
    summary: m.list_calendar_fast({}, { locale }),
    description,
    location: '',
    alarmMinutes: FAST_ALARM_MINUTES,
  };
  return [
    ...(fast ? [event('fast', fast.from, begin)] : []),
    ...preparation.evening.map(({ collectedAt }) =>
      event('collection', eveningBefore(at, collectedAt), {
        ...begin,
        summary: m.list_calendar_evening({}, { locale }),
        alarmMinutes: COLLECTION_ALARM_MINUTES,
      }),
    ),
    event('visit', at, {
      minutes: VISIT_MINUTES + preparation.dwellMinutes,
      summary: `${m.list_calendar_visit({}, { locale })} · ${laboratory.brand}`,
      description,
      location: laboratory.sites.map(({ name, address }) => `${name}, ${address}`).join(' / '),
      alarmMinutes: VISIT_ALARM_MINUTES,
    }),
  ];
}
