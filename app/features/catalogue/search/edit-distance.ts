/**
 * How many letters two words are apart: one too many, too few, another, or two neighbours exchanged counts one (optimal string
 * alignment). Stops counting past `most`: ('glucosa', 'glucsoa', 2) → 1 · ('sal', 'cal', 0) → 1
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let steps = Math.min(at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + cost);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        steps = Math.min(steps, at(before, column - 2) + 1);
      }
      line.push(steps);
      if (steps < least) least = steps;
    }
    if (least > most) return most + 1;
    [before, above] = [above, line];
  }
  return at(above, b.length);
}

const at = (line: readonly number[], column: number): number => line[column] ?? Number.POSITIVE_INFINITY;
