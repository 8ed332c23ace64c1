/**
 * The edit distance of two words: an inserted, deleted, or replaced letter, or a swap of two adjacent letters, counts one (optimal string
 * alignment). It stops counting beyond `most`: ('glucosa', 'glucsoa', 2) → 1 · ('sal', 'cal', 0) → 1
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || b.length >= LONGEST) return a === b ? 0 : most + 1;
  // Reuses three rows of the table, because each misspelled word is compared with thousands of words.
  let [before, above, line] = lines;
  for (let column = 0; column <= b.length; column += 1) above[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    line[0] = row;
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1;
      let steps = Math.min(at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + same);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        steps = Math.min(steps, at(before, column - 2) + 1);
      line[column] = steps;
      if (steps < least) least = steps;
    }
    if (least > most) return most + 1;
    [before, above, line] = [above, line, before];
  }
  return Math.min(at(above, b.length), most + 1);
}

const LONGEST = 64;
const lines: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(LONGEST),
  new Uint8Array(LONGEST),
  new Uint8Array(LONGEST),
];

const at = (line: Uint8Array, column: number): number => line[column] ?? LONGEST;
