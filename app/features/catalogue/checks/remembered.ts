import type { Words } from '../exam.ts';

/** More differ than a catalogue repeats: 'Suero', 'No requiere ayuno.' */
const MOST = 20_000;

/** A rule about words, which a large catalogue says again and again: what it found in the last thousands is not looked for anew. */
export function remembered<Found>(rule: (words: Words) => Found): (words: Words) => Found {
  const known = new Map<string, Found>();
  return (words) => {
    const key = `${words.es}\n/\n${words.en}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const found = rule(words);
    known.set(key, found);
    return found;
  };
}
