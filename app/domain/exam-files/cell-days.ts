import type { Weekday } from '../laboratory/laboratory.ts';
import { folded, vocabularies } from './cell-vocabulary.ts';
import { allOrRefusal, CellRefusal, type OrRefusal } from './refusal.ts';

/** The week in the order of day ranges. */
const week: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** 'mié', 'wed', also with a period. */
const short = new Map<string, Weekday>(
  ['lun mon', 'mar tue tues', 'mie wed weds', 'jue thu thur thurs', 'vie fri', 'sab sat', 'dom sun'].flatMap(
    (words, index) => words.split(' ').map((word) => [word, week[index] ?? 'monday'] as const),
  ),
);
/** 'L-V'. 'M' could be Tuesday, Wednesday, or Monday, so these are the only letters that can be read. */
const letters = new Map<string, readonly Weekday[]>([
  ['l-v', week.slice(0, 5)],
  ['l-a-v', week.slice(0, 5)],
  ['m-f', week.slice(0, 5)],
  ['l-s', week.slice(0, 6)],
  ['l-a-s', week.slice(0, 6)],
  ['l-d', week],
  ['l-a-d', week],
]);
const everyDay = new Set(['todos-los-dias', 'diario', 'diariamente', 'every-day', 'everyday', 'daily', 'all-days']);

/**
 * Reads the exported form 'lunes | jueves', and 'lunes a viernes', 'lun-vie', 'Mon-Fri', 'L-V', 'todos los días', 'lunes, miércoles y
 * viernes'.
 */
export function daysIn(cell: string): OrRefusal<Weekday[]> {
  const parts = cell.split(cell.includes('|') ? '|' : ',').map((part) => part.trim());
  const known = parts.map((part) => vocabularies.weekday.idOf(part));
  if (known.every((day) => day !== null)) return known;
  if (cell === '') return [];
  const read = cell.split(/[|,;/+]|\s(?:y|e|and|&)\s/i).map((part) => daysOf(part.trim()));
  const days = allOrRefusal(read);
  return days instanceof CellRefusal ? days : days.flat();
}

function daysOf(part: string): OrRefusal<readonly Weekday[]> {
  const plain = folded(part.replace(/[–—]/g, '-').replaceAll('.', '')).replace(/^(?:de|del|from|los|el)-/, '');
  const all = everyDay.has(plain) ? week : letters.get(plain);
  if (all) return all;
  const day = dayOf(plain);
  if (day) return [day];
  const [, first = '', last = ''] = /^(\p{L}+)-(?:(?:a|al|hasta|to|through|thru)-)?(\p{L}+)$/u.exec(plain) ?? [];
  const [begin, end] = [dayOf(first), dayOf(last)].map((one) => (one ? week.indexOf(one) : -1));
  // 'viernes a lunes' may run over the weekend, or be reversed.
  if (begin === undefined || end === undefined || begin < 0 || end <= begin)
    return new CellRefusal('unknown-word', part);
  return week.slice(begin, end + 1);
}

/** Also accepts 'sabados' and 'mondays'. */
const dayOf = (word: string): Weekday | null =>
  vocabularies.weekday.idOf(word) ?? short.get(word) ?? vocabularies.weekday.idOf(word.replace(/s$/, ''));
