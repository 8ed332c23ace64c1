import type { Locale } from '../../i18n/locale.ts';

/** An appointment in the visitor's own calendar. */
export interface CalendarEvent {
  uid: string;
  start: Date;
  /** The length; null for a moment. */
  minutes: number | null;
  summary: string;
  description: string;
  location: string;
  /** How long before the beginning the phone reminds its owner; null for no alarm. */
  alarmMinutes: number | null;
}

/**
 * A calendar file (RFC 5545). Instants are in UTC, so the file needs no time zone table, and every calendar shows them on its owner's
 * clock. `product` names the part of the site that made the file. The known library (`ics`) adds a schema library; these few lines have no dependency.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  madeAt: Date,
  language: Locale,
  product: 'Exam list' | 'Visits' = 'Exam list',
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Clinical laboratory//${product}//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, madeAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = (event: CalendarEvent, madeAt: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${utc(madeAt)}`,
  `DTSTART:${utc(event.start)}`,
  ...(event.minutes === null ? [] : [`DURATION:PT${event.minutes}M`]),
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  ...(event.alarmMinutes === null ? [] : alarmLines(event.alarmMinutes, event.summary)),
  'END:VEVENT',
];

const alarmLines = (minutes: number, summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];

/** 2026-11-24T12:00:00.000Z → '20261124T120000Z' */
const utc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * Escapes a text (RFC 5545, 3.3.11): 'a, b; c\d' → 'a\, b\; c\\d'. A line break becomes a backslash and an n.
 */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const MAX_OCTETS = 75;

/** Folds lines longer than 75 octets with a line break and a space (RFC 5545, 3.1). It never splits a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    // From the second line on, the leading space also counts.
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
