import { flagWords } from '../../domain/reports/flag-words.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { dateWords, momentInWords } from '../frame/visit-words.ts';
import { susceptibilityWords } from './culture-table.tsx';
import type { PatientResult, ResultValue } from './read-result.ts';
import { reviewerWords } from './reviewer-words.ts';
import { subjectWords } from './subject-words.ts';
import { changeWords, removedWords, withUnit } from './value-words.ts';

/** The facts of the laboratory and of this file that a printed report needs. */
interface Printed {
  locale: Locale;
  timeZone: string;
  laboratory: { name: string; contact: string };
  /** The code that proves the file, and the address of the page that answers. */
  code: string;
  address: string;
}

/** A report on paper: the data of `server/pdf/report.typ`. Its texts are those of the page. */
export function reportDocument(result: PatientResult, printed: Printed) {
  const { timeZone, laboratory } = printed;
  const figures = result.values.filter(({ isText }) => !isText);
  return {
    title: result.name,
    laboratory,
    patient: { name: result.subject.name, details: subjectWords(result) },
    page: pageWords(),
    'dates-line': datesLine(result, timeZone),
    banners: bannersOf(result, timeZone),
    columns: [m.result_table_name(), m.result_table_value(), m.result_table_interval(), m.result_table_flag()],
    rows: figures.map((value) => ({
      name: value.name,
      value: withUnit(value.value === '' ? m.result_no_value() : value.value, value.unit),
      range: value.range.trim() === '' ? m.result_no_interval() : value.range,
      'range-note': value.why,
      flag: flagWords[value.flag.level](),
      notes: notesOf(value),
    })),
    texts: result.values
      .filter(({ isText }) => isText)
      .map((value) => ({ name: value.name, value: value.value, notes: notesOf(value) })),
    'culture-columns': [m.culture_antibiotic(), m.culture_answer(), m.culture_amount()],
    germs: result.germs.map(({ germ, antibiotics }) => ({
      heading: germ ? m.culture_germ({ germ }) : m.culture_heading(),
      rows: antibiotics.map(({ name, answer, value, unit }) => [
        name,
        susceptibilityWords[answer](),
        withUnit(value, value ? unit : ''),
      ]),
    })),
    notes: [
      ...(result.comment ? [{ heading: m.result_comment(), text: result.comment }] : []),
      ...(result.conditions.length > 0
        ? [
            {
              heading: m.result_specimen_heading(),
              text: result.conditions.map((condition) => m.result_specimen({ condition })).join('\n'),
            },
          ]
        : []),
    ],
    'facts-heading': m.result_dates(),
    facts: factsOf(result, timeZone),
    verification: { text: m.file_verify(), code: printed.code, address: printed.address },
  };
}

/** 'Página {page} de {pages}' in three parts: the numbers come while the pages are set. */
function pageWords(): readonly string[] {
  const [before = '', rest = ''] = m.file_page({ page: '\u0000', pages: '\u0001' }).split('\u0000');
  const [between = '', after = ''] = rest.split('\u0001');
  return [before, between, after];
}

const datesLine = ({ collectedAt, releasedAt }: PatientResult, timeZone: string): string =>
  [
    ...(collectedAt ? [`${m.result_collected()}: ${dateWords(collectedAt, timeZone)}`] : []),
    ...(releasedAt ? [`${m.result_released()}: ${dateWords(releasedAt, timeZone)}`] : []),
  ].join(' · ');

function bannersOf(result: PatientResult, timeZone: string) {
  const { level, status, correction } = result;
  const soon = { heading: m.result_soon_heading(), lines: [m.result_soon_text()] };
  const preliminary = { heading: m.result_preliminary_heading(), lines: [m.result_preliminary_text()] };
  return [
    ...(level.startsWith('soon') ? [soon] : []),
    ...(status === 'preliminary' ? [preliminary] : []),
    ...(correction && status !== 'preliminary' ? [correctedBanner(correction, timeZone)] : []),
  ];
}

function correctedBanner(
  { changed, removed, earlierReleasedAt }: NonNullable<PatientResult['correction']>,
  timeZone: string,
) {
  const earlier = dateWords(earlierReleasedAt, timeZone);
  const isChanged = changed.length + removed.length > 0;
  return {
    heading: m.result_corrected_heading(),
    lines: [
      isChanged ? m.result_corrected_text({ earlier }) : m.result_corrected_same({ earlier }),
      ...removed.map((row) => m.result_removed({ value: removedWords(row) })),
    ],
  };
}

const notesOf = ({ comment, change, range }: ResultValue): readonly string[] => [
  ...(change ? [changeWords(change.before, range)] : []),
  ...(comment ? [comment] : []),
];

function factsOf(result: PatientResult, timeZone: string): readonly (readonly [name: string, text: string])[] {
  const { collectedAt, receivedAt, releasedAt, performer, specimen, orderedBy } = result;
  const reviewer = reviewerWords(result);
  const moments = [
    [m.result_collected(), collectedAt],
    [m.result_received(), receivedAt],
    [m.result_released(), releasedAt],
  ] as const;
  return [
    ...(specimen ? [[m.result_specimen_type(), specimen] as const] : []),
    ...(orderedBy.length > 0 ? [[m.result_ordered_by(), orderedBy.join(' · ')] as const] : []),
    ...moments.flatMap(([name, at]) => (at ? [[name, momentInWords(at, timeZone)] as const] : [])),
    ...(reviewer ? [[m.result_released_by(), reviewer] as const] : []),
    ...(performer ? [[m.result_performer(), performer] as const] : []),
  ];
}
