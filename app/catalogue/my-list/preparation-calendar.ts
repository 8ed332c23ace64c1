import { type CalendarEvent, calendarFile } from '../../domain/calendar/calendar-file.ts';
import type { AbstentionKind } from '../../domain/exams/exam.ts';
import { hoursSentence } from '../../domain/laboratory/hours-words.ts';
import { instantOf } from '../../domain/laboratory/instant-of.ts';
import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import type { PublicLaboratory } from '../../domain/laboratory/public-laboratory.ts';
import { abstentionNames } from '../../domain/preparation/abstention-words.ts';
import { eveningBefore, fastingStart, hoursBefore } from '../../domain/preparation/fasting-start.ts';
import type { JointAbstention } from '../../domain/preparation/joint-preparation.ts';
import type { PlanLine } from '../../domain/preparation/plan-line.ts';
import { type LineContext, planLines } from '../../domain/preparation/plan-words.ts';
import { formatList } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { DatedVisit } from './dated-visits.ts';
import type { ExamList } from './exam-list.ts';
import { withinSentence } from './wait-words.ts';

/** The name under which a browser saves the file. */
export const calendarFileName = 'preparacion.ics';

/** An hour before the fast leaves time to eat. */
const BEGIN_ALARM_MINUTES = 60;
const COLLECTION_ALARM_MINUTES = 30;
const VISIT_ALARM_MINUTES = 120;
/** The length of a visit, besides the rest or the curve that an exam requires. */
const VISIT_MINUTES = 30;
/** No alarm wakes the patient: a reminder for anything before nine in the morning comes at eight the evening before. */
const [EARLIEST_ALARM, EVENING_ALARM, DAY] = [9 * 60, 20 * 60, 24 * 60];

/** Too intimate for a phone screen that other people see: only the event's note names them. */
const intimate: ReadonlySet<AbstentionKind> = new Set(['sex', 'vaginal-products', 'antibiotics']);

interface CalendarContext {
  laboratory: PublicLaboratory;
  now: Date;
  locale: Locale;
  /** Creates the identifier of an event. It is random (RFC 7986, 5.3), because one derived from the list would reveal its content. */
  newId: () => string;
}

/**
 * A calendar file with the beginning of each abstention and each fast, and with each visit. People share calendars with family and
 * employers, so the file names no exam and no address leads back to the list.
 */
export const preparationCalendar = (
  { exams, visits, person, plan }: Pick<ExamList, 'exams' | 'visits' | 'person' | 'plan'>,
  context: CalendarContext,
): string =>
  calendarFile(
    visits
      .flatMap((dated) =>
        eventsOf(
          dated,
          { ...context, canBeUrgent: exams.some(({ urgent }) => urgent !== null) },
          {
            person,
            waived: plan.fastWaived.filter((code) => dated.visit.exams.includes(code)),
            discarded: dated.visit.discarded,
          },
        ),
      )
      .filter(({ start }) => start > context.now)
      .sort((one, other) => one.start.getTime() - other.start.getTime()),
    context.now,
    context.locale,
  );

type EventDetails = Omit<CalendarEvent, 'uid' | 'start'>;

interface EventContext extends CalendarContext {
  canBeUrgent: boolean;
}

function eventsOf({ visit, at }: DatedVisit, context: EventContext, lines: LineContext): CalendarEvent[] {
  const { laboratory, locale, newId } = context;
  const { preparation } = visit;
  const fast = fastingStart(visit, at);
  const rules = planLines({ ...preparation, instructions: [], stayInstructions: [] }, at, locale, null, lines);
  const note = noteOf(rules, context);
  const event = (from: WallClock, details: Partial<EventDetails> & Pick<EventDetails, 'summary'>): CalendarEvent => ({
    uid: newId(),
    start: instantOf(from, laboratory.timeZone),
    minutes: null,
    description: note,
    location: '',
    alarmMinutes: BEGIN_ALARM_MINUTES,
    ...details,
  });
  return [
    ...abstentionStarts(preparation.abstentions, at).map(({ from, abstentions }) =>
      event(from, { summary: leaveWords(abstentions, locale), alarmMinutes: alarmBefore(from) }),
    ),
    ...(fast ? [event(fast.from, { summary: m.list_calendar_fast({}, { locale }) })] : []),
    ...preparation.evening.map(({ collectedAt }) =>
      event(eveningBefore(at, collectedAt), {
        summary: m.list_calendar_evening({}, { locale }),
        alarmMinutes: COLLECTION_ALARM_MINUTES,
      }),
    ),
    event(at, {
      minutes: VISIT_MINUTES + preparation.dwellMinutes,
      summary: `${m.list_calendar_visit({}, { locale })} · ${laboratory.brand}`,
      // A map opens one address. With several sites, the note names them all.
      location: laboratory.sites.length === 1 ? addressesOf(laboratory) : '',
      alarmMinutes: VISIT_ALARM_MINUTES,
    }),
  ];
}

/** Abstentions that begin at the same moment share one reminder. */
function abstentionStarts(
  abstentions: readonly JointAbstention[],
  at: WallClock,
): { from: WallClock; abstentions: JointAbstention[] }[] {
  const byHours = Map.groupBy(abstentions, ({ hours }) => hours);
  return [...byHours].map(([hours, together]) => ({
    from: hoursBefore(at, hours),
    abstentions: together,
  }));
}

function leaveWords(abstentions: readonly JointAbstention[], locale: Locale): string {
  const open = abstentions.filter(({ of }) => !intimate.has(of));
  if (open.length === 0) return m.list_calendar_begin({}, { locale });
  const names = open.map(({ of, onlyIfTaken }) => {
    const name = withinSentence(abstentionNames[of]({}, { locale }));
    return onlyIfTaken ? m.list_calendar_if_taken({ name }, { locale }) : name;
  });
  return m.list_calendar_leave({ what: formatList(locale, names) }, { locale });
}

/** 07:00 → 660 minutes, at 20:00 the evening before · 14:00 → 60 minutes. */
const alarmBefore = ({ minutes }: WallClock): number =>
  minutes < EARLIEST_ALARM ? minutes + DAY - EVENING_ALARM : BEGIN_ALARM_MINUTES;

/** The urgent rule comes first, without the warning sign, which would reveal the kind of exam on the list. */
function noteOf(rules: readonly PlanLine[], { laboratory, locale, canBeUrgent }: EventContext): string {
  return [
    ...(canBeUrgent ? [m.urgent_private({}, { locale })] : []),
    m.list_calendar_own({}, { locale }),
    ...rules.flatMap(({ text, detail }) => [text, ...(detail ? [detail] : [])]),
    addressesOf(laboratory),
    hoursSentence(laboratory.openingHours, locale),
    laboratory.phones[0],
  ].join('\n');
}

/** 'Torre Salud, Carrera 1 / Estadio, Calle 47D': does not repeat a site's name if its address begins with it. */
const addressesOf = ({ sites }: PublicLaboratory): string =>
  sites.map(({ name, address }) => (address.startsWith(name) ? address : `${name}, ${address}`)).join(' / ');
