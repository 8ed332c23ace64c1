/** For each hour of the 12-hour clock (0 for 12), the halves of the day in which a text names it. */
export type HalvesOfDay = ReadonlyMap<number, ReadonlySet<'am' | 'pm'>>;

/** An hour with its half of the day: '7 a. m.', '9 pm', '2 de la tarde', '2 in the afternoon' */
const hourWithHalf =
  /(?<![\d:.,])(\d{1,2})(?:[:.][0-5]\d)?\s?(?:([ap])\.?\s?m(?!\p{L})|de la (mañana|madrugada|tarde|noche)|(?:in the|at) (morning|afternoon|evening|night))/giu;
/** A time of the 24-hour clock: '19:00' */
const hourOf24 = /(?<![\d:])(\d{1,2}):[0-5]\d(?![\d:])/gu;
/** '9 de la noche' is p. m., but '2 de la noche' is in the morning, and 12 may be noon or midnight. */
const NIGHT_BEGINS = 6;

/** Finds the hours in a text, and the half of the day of each: '7 a. m., 19:00' → { 7: am and pm } */
export function halvesOfDay(text: string): HalvesOfDay {
  const halves = new Map<number, Set<'am' | 'pm'>>();
  if (!/\d/.test(text)) return halves;
  const add = (hour: number, half: 'am' | 'pm') =>
    halves.set(hour % 12, (halves.get(hour % 12) ?? new Set<'am' | 'pm'>()).add(half));
  for (const [, hour, half, ...words] of text.matchAll(hourWithHalf)) {
    const word = words.find((found) => found !== undefined)?.toLowerCase();
    if (half) add(Number(hour), half.toLowerCase() === 'p' ? 'pm' : 'am');
    else if (word && ['mañana', 'madrugada', 'morning'].includes(word)) add(Number(hour), 'am');
    else if (word && ['tarde', 'afternoon', 'evening'].includes(word)) add(Number(hour), 'pm');
    else if (Number(hour) >= NIGHT_BEGINS && Number(hour) < 12) add(Number(hour), 'pm');
  }
  for (const [, hour] of text.matchAll(hourOf24)) {
    if (Number(hour) > 12 && Number(hour) < 24) add(Number(hour), 'pm');
  }
  return halves;
}
