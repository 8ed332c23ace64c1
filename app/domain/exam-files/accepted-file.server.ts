import type { AcceptanceRequest } from '../exam-checks/accepted-findings.server.ts';
import { sentenceRules } from '../exam-checks/check-finding.ts';
import { folded } from './cell-vocabulary.ts';
import { tableRows } from './table.server.ts';
import { FileError } from './table-row.ts';

const headings = { exam: ['codigo', 'code'], rule: ['regla', 'rule'], reason: ['motivo', 'reason'] } as const;

/**
 * Reads the findings that the laboratory accepts from a file with the columns `codigo`, `regla`, and `motivo`. One unusable row makes the
 * file unusable.
 */
export async function acceptanceRequests(file: string): Promise<AcceptanceRequest[]> {
  const requests: AcceptanceRequest[] = [];
  let placeOf: Record<keyof typeof headings, number> | null = null;
  for await (const { line, cells } of tableRows(file)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (placeOf === null) placeOf = placesIn(cells, file);
    else
      requests.push(requestOf(cells, placeOf, (detail) => new FileError('not-acceptable', file, `${line}: ${detail}`)));
  }
  return requests;
}

/** The index of each column. */
function placesIn(cells: readonly string[], file: string): Record<keyof typeof headings, number> {
  const names = cells.map((cell) => folded(cell.trim()));
  const at = (column: keyof typeof headings): number => {
    const place = headings[column].map((heading) => names.indexOf(heading)).find((index) => index >= 0);
    if (place === undefined) throw new FileError('no-columns', file, headings[column][0]);
    return place;
  };
  return { exam: at('exam'), rule: at('rule'), reason: at('reason') };
}

function requestOf(
  cells: readonly string[],
  placeOf: Record<keyof typeof headings, number>,
  unusable: (detail: string) => FileError,
): AcceptanceRequest {
  const cell = (column: keyof typeof headings) => (cells[placeOf[column]] ?? '').trim();
  // The report writes 'numbers-differ/other-numbers'.
  const [name = ''] = cell('rule').split('/');
  const rule = sentenceRules.find((one) => one === name);
  if (rule === undefined) throw unusable(`regla «${name}»`);
  if (cell('exam') === '') throw unusable('codigo');
  if (cell('reason') === '') throw unusable('motivo');
  return { exam: cell('exam').toUpperCase(), rule, reason: cell('reason') };
}
