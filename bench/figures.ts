/** [3, 1, 2] → 2 · [1, 2] → 1.5 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** ([1, 2, 3, 4], 0.75) → 4 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** From milliseconds: 0.0421 → '42 µs' */
export const microseconds = (value: number): string => `${grouped(value * 1000, value < 0.01 ? 1 : 0)} µs`;
export const milliseconds = (value: number): string => `${grouped(value, value < 10 ? 1 : 0)} ms`;
export const kilobytes = (bytes: number): string => `${grouped(bytes / 1000, 1)} kB`;
export const megabytes = (bytes: number): string => `${grouped(bytes / 1e6, 0)} MB`;
export const times = (value: number): string => `${value.toFixed(2)} ×`;
export const percent = (value: number): string => `${(value * 100).toFixed(0)} %`;
export const grouped = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** One line of a table. An omitted cell prints as a dash. */
export interface Row {
  what: string;
  reference?: string;
  ours?: string;
  ratio?: string;
  target?: string;
  met?: boolean;
}

/** Prints a part's table in Markdown. */
export function table(title: string, referenceName: string, rows: readonly Row[], notes: readonly string[]): string {
  const head = ['', referenceName, 'ours', 'ratio', 'target', 'met'];
  const body = rows.map(({ what, reference, ours, ratio, target, met }) => [
    what,
    reference ?? '–',
    ours ?? '–',
    ratio ?? '–',
    target ?? '–',
    met === undefined ? '–' : met ? 'yes' : '**no**',
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(['---', '---:', '---:', '---:', '---', '---']);
  return [`### ${title}`, '', line(head), rule, ...body.map(line), '', ...notes.map((note) => `- ${note}`), ''].join(
    '\n',
  );
}
