import type { Exam, Words } from '../exams/exam.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import { inFigures } from './figures.ts';
import type { Contradiction } from './finding.ts';
import { remembered } from './remembered.ts';
import { type Language, languages } from './words-of.ts';

/** What instructions tell of when to come, beside the hours of the field, or of the laboratory where there are none. */
export function hoursInWordsFaults(exam: Exam, openingHours: readonly OpeningHours[]): Contradiction[] {
  const { timeOfDay, instructions } = exam.preparation;
  const open = timeOfDay ? [timeOfDay] : openingHours.map(({ opens, closes }) => ({ from: opens, until: closes }));
  if (open.length === 0) return [];
  const fits = ({ from, until }: Told) => open.some((hours) => from <= hours.until && hours.from <= until);
  return instructions.flatMap((said, index): Contradiction[] => {
    const other = toldIn(said).find((told) => (timeOfDay || told.isVisit) && !fits(told));
    if (!other) return [];
    const value = `${other.words} ≠ ${open.map(({ from, until }) => `${from}–${until}`).join(', ')}`;
    return [{ path: `preparation.instructions.${index}`, reason: 'other-hours-in-words', value }];
  });
}

/** A moment, or a part of the day, as 'HH:MM'. */
interface Told {
  from: string;
  until: string;
  words: string;
  /** In so many words to the laboratory. */
  isVisit: boolean;
}

/** That somebody comes. */
const comes: Record<Language, RegExp> = {
  es: /(?<!\p{L})(?:vengan?|venir|acuda|asista|preséntese|llegue|vaya|(?:la|su) cita|pida cita|agende|l[oa]s? esperamos)(?!\p{L})/iu,
  en: /\b(?:com(?:e|ing)(?! back)|arrive|attend|be (?:here|at)|visit|book|appointment|expect you)\b/iu,
};
/** That a sample is taken: it may be at home. */
const sampled: Record<Language, RegExp> = {
  es: /(?<!\p{L})(?:(?:se|la) tomar?|tomarse|tómese|tómela|hágase|se hace|la toma|tome la muestra|toma de (?:la )?muestra)(?!\p{L})/iu,
  en: /\b(?:have it (?:taken|done|drawn)|(?:is|be|are) (?:taken|drawn|collected|done)|take (?:it|the sample)|sampling)\b/iu,
};
/** Of another day, another sample or something else that has its hour. */
const other: Record<Language, RegExp> = {
  es: /(?<!\p{L})(?:noche anterior|día anterior|víspera|anoche|cen[ae]|acuéstese|dosis|dexametasona|segunda|otra|última|siguiente|vuelva|desde las|resultados?)(?!\p{L})/iu,
  en: /\b(?:night before|day before|previous|dinner|go to bed|dose|dexamethasone|second|another|again|last|next|back|results?)\b/iu,
};

const parts: Record<Language, readonly (readonly [RegExp, from: string, until: string])[]> = {
  es: [
    [/(?<!\p{L})(?:en|por|durante) la mañana(?!\p{L})/iu, '00:00', '11:59'],
    [/(?<!\p{L})(?:(?:en|por|durante) la|horas de la) tarde(?!\p{L})/iu, '12:01', '18:59'],
    [/(?<!\p{L})después del mediodía/iu, '12:01', '18:59'],
    [/(?<!\p{L})(?:(?:en|por|durante) la|horas de la) noche(?!\p{L})/iu, '18:30', '23:59'],
  ],
  en: [
    [/\bin the morning\b/i, '00:00', '11:59'],
    [/\bin the afternoon\b/i, '12:01', '18:59'],
    [/\bafter (?:noon|midday)\b/i, '12:01', '18:59'],
    [/\b(?:in the evening|at night)\b/i, '17:30', '23:59'],
  ],
};

/** Without one of these nothing tells of hours. */
const mayTell = /\d|ñana|tarde|noche|mediodía|morning|noon|evening|night|midday|[ap]\.? ?m(?!\p{L})/iu;

const toldIn = remembered((words: Words): Told[] =>
  languages.flatMap((language) =>
    (mayTell.test(words[language]) ? words[language] : '')
      .split(/(?<=[;:!?]|\p{L}{3}\.)\s/u)
      .filter((clause) => !other[language].test(clause))
      .flatMap((clause) => {
        const isVisit = comes[language].test(clause);
        if (!isVisit && !sampled[language].test(clause)) return [];
        return timesIn(inFigures(clause, language), language).map((time) => ({ ...time, isVisit }));
      }),
  ),
);

function timesIn(clause: string, language: Language): Omit<Told, 'isVisit'>[] {
  const clocks = clockTimes(clause);
  if (clocks.length > 0) return clocks.map((time) => ({ from: time, until: time, words: time }));
  return parts[language].flatMap(([part, from, until]) => {
    const found = part.exec(clause);
    return found ? [{ from, until, words: found[0] }] : [];
  });
}

const half = String.raw`(?:([ap])\.?\s?m(?!\p{L})|de la (mañana|tarde|noche)|in the (morning|afternoon|evening)|at (night))`;
const clock = String.raw`(\d{1,2})(?:[:.]([0-5]\d))?`;
/** '7 a. m.', and both of '2 a 4 p. m.' */
const marked = new RegExp(
  `(?<![\\d:.,])(?:${clock}\\s?(?:a|y|-|–|to|and)\\s?(?:las )?)?${clock}\\s?${half}|(?<![\\d:])([01]?\\d|2[0-3]):([0-5]\\d)(?![\\d:])`,
  'giu',
);

/** 'entre las 2 y las 4 de la tarde' → '14:00', '16:00' */
function clockTimes(clause: string): string[] {
  return [...clause.matchAll(marked)].flatMap((found) => {
    const [, first, firstMinutes = '00', last, minutes = '00', letter, ...rest] = found;
    const [spanish, english, night, hour, hourMinutes = '00'] = rest;
    // An hour up to twelve without its half may be of either.
    if (hour !== undefined) return Number(hour) > 12 ? [`${hour}:${hourMinutes}`] : [];
    const word = spanish ?? english ?? night;
    const isLate = letter ? letter.toLowerCase() === 'p' : word !== 'mañana' && word !== 'morning';
    const at = (of: number, minute: string, late: boolean) =>
      `${String((of % 12) + (late ? 12 : 0)).padStart(2, '0')}:${minute}`;
    const end = at(Number(last), minutes, isLate);
    if (first === undefined) return [end];
    // '11 a 1 p. m.' begins in the morning.
    const begin = at(Number(first), firstMinutes, isLate && Number(first) % 12 <= Number(last) % 12);
    return [begin, end];
  });
}
