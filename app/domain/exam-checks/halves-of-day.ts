/** For each hour of the twelve-hour clock, the halves of the day in which a text names it. */
export type HalvesOfDay = ReadonlyMap<number, ReadonlySet<'am' | 'pm'>>;

/** '7 a. m.', '9 pm', '2 de la tarde', '2 in the afternoon' */
const marked =
  /(?<![\d:.,])(\d{1,2})(?:[:.][0-5]\d)?\s?(?:([ap])\.?\s?m(?!\p{L})|de la (mañana|madrugada|tarde|noche)|(?:in the|at) (morning|afternoon|evening|night))/giu;
const ofTwentyFour = /(?<![\d:])(\d{1,2}):[0-5]\d(?![\d:])/gu;
/** Midnight and noon belong to both halves, and '2 de la noche' is in the morning. */
const NIGHT_BEGINS = 6;

/** The halves of the day for the hours in a text: '7 a. m., 19:00' → 7: am pm */
export function halvesOfDay(text: string): HalvesOfDay {
  const halves = new Map<number, Set<'am' | 'pm'>>();
  if (!/\d/.test(text)) return halves;
  const add = (hour: number, half: 'am' | 'pm') =>
    halves.set(hour % 12, (halves.get(hour % 12) ?? new Set<'am' | 'pm'>()).add(half));
  for (const [, hour, half, ...words] of text.matchAll(marked)) {
    const word = words.find((of) => of !== undefined)?.toLowerCase();
    if (half) add(Number(hour), half.toLowerCase() === 'p' ? 'pm' : 'am');
    else if (word && ['mañana', 'madrugada', 'morning'].includes(word)) add(Number(hour), 'am');
    else if (word && ['tarde', 'afternoon', 'evening'].includes(word)) add(Number(hour), 'pm');
    else if (Number(hour) >= NIGHT_BEGINS && Number(hour) < 12) add(Number(hour), 'pm');
  }
  for (const [, hour] of text.matchAll(ofTwentyFour)) {
    if (Number(hour) > 12 && Number(hour) < 24) add(Number(hour), 'pm');
  }
  return halves;
}
