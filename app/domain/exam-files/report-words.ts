import type { Locale } from '../../i18n/locale.ts';
import { type FindingKind, sentenceRules } from '../exam-checks/check-finding.ts';
import { controlsShown } from '../exams/control-characters.ts';
import type { ImportCounts, Notice } from './import-types.ts';
import { cellReasons, findingReasonWords } from './reason-words.ts';
import type { CellFault } from './refusal.ts';

/** 'not-cups' → 'no es un código CUPS de seis cifras' */
function reasonText(reason: string, language: Locale): string {
  const [kind = ''] = reason.split('/');
  // The key may belong to either table.
  const said = findingReasonWords[kind as FindingKind] ?? cellReasons[kind as CellFault];
  return said ? said[language === 'es' ? 0 : 1] : reason;
}

/** Characters of a cell's text in a line. */
const MAX_OF_A_VALUE = 120;

/** 'línea 12 (HEM-001), cups «90384»: no es un código CUPS de seis cifras' */
export function noticeLine(
  { kind, line, code, column, reason, value, acceptanceReason }: Notice,
  language: Locale,
): string {
  const es = language === 'es';
  const where = line === null ? code : `${es ? 'línea' : 'line'} ${line}${code === '' ? '' : ` (${code})`}`;
  const cut = value.length > MAX_OF_A_VALUE ? `${value.slice(0, MAX_OF_A_VALUE)}…` : value;
  const quoted = es ? ` «${cut}»` : ` “${cut}”`;
  const what = `${column === null ? '' : `, ${column}`}${cut === '' ? '' : quoted}`;
  const why = acceptanceReason === undefined ? '' : `. ${es ? 'Motivo' : 'Reason'}: ${acceptanceReason}`;
  const rule = isAcceptable(reason) ? ` [${reason}]` : '';
  return controlsShown(`${marks[kind][language]} ${where}${what}: ${reasonText(reason, language)}${rule}${why}`);
}

const marks: Readonly<Record<Notice['kind'], Readonly<Record<Locale, string>>>> = {
  refused: { es: '✗', en: '✗' },
  warning: { es: '! aviso:', en: '! warning:' },
  accepted: { es: '✓', en: '✓' },
};
/** The first column of the report file. */
const kinds: typeof marks = {
  refused: { es: 'rechazo', en: 'refused' },
  warning: { es: 'aviso', en: 'warning' },
  accepted: { es: 'aceptado', en: 'accepted' },
};

/** The laboratory needs the rule's name to accept its finding. */
const isAcceptable = (reason: string): boolean => sentenceRules.some((rule) => reason.startsWith(`${rule}/`));

/** The heading of the accepted findings. */
export const acceptedHeading = (count: number, language: Locale): string =>
  language === 'es' ? `Avisos aceptados: ${count}` : `Accepted warnings: ${count}`;

/** 'n nuevos, n cambiados, …', with a note if nothing was written. */
export function countsText(counts: ImportCounts, { dryRun }: { dryRun: boolean }, language: Locale): string {
  const { added, changed, unchanged, retired, refused, warnings, accepted, written } = counts;
  const es = language === 'es';
  const numbers = es
    ? `${added} nuevos, ${changed} cambiados, ${unchanged} sin cambios, ${retired} retirados, ${refused} rechazados, ${warnings} avisos${accepted > 0 ? `, ${accepted} aceptados` : ''}.`
    : `${added} added, ${changed} changed, ${unchanged} unchanged, ${retired} retired, ${refused} refused, ${warnings} warnings${accepted > 0 ? `, ${accepted} accepted` : ''}.`;
  if (dryRun) return `${numbers} ${es ? 'Era un ensayo: no se escribió nada.' : 'A dry run: nothing was written.'}`;
  if (written || refused === 0) return numbers;
  return `${numbers} ${es ? 'No se escribió nada.' : 'Nothing was written.'}`;
}

/** The headings of the report file. */
export const reportHeadings = (language: Locale): string[] =>
  language === 'es'
    ? ['tipo', 'linea', 'codigo', 'columna', 'valor', 'motivo']
    : ['kind', 'line', 'code', 'column', 'value', 'reason'];

/** The row of a notice in the report file. */
export const reportCells = (
  { kind, line, code, column, reason, value, acceptanceReason }: Notice,
  language: Locale,
): string[] => [
  kinds[kind][language],
  line === null ? '' : String(line),
  controlsShown(code),
  column ?? '',
  controlsShown(value),
  `${reasonText(reason, language)} [${reason}]${acceptanceReason === undefined ? '' : `: ${acceptanceReason}`}`,
];
