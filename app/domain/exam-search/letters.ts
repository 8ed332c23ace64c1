/** The letters of a word as a bit set, the lowest five bits of each as its index: 'abba' → 0b110 */
export function lettersOf(sound: string): number {
  let bits = 0;
  for (let index = 0; index < sound.length; index += 1) bits |= 1 << (sound.charCodeAt(index) & 31);
  return bits >>> 0;
}

/** Counts the ones of a bit set: 0b110 → 2. It adds them in parallel, because a search calls it for every word of the catalog. */
export function bitsIn(number: number): number {
  let pairs = number - ((number >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((pairs + (pairs >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
