import { flagWords } from '../../domain/reports/flag-words.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { NumberLinePlot } from '../../ui/drawings/number-line-plot.tsx';
import { Table } from '../../ui/table.tsx';
import { FlagMark } from '../../views/results/flag-mark.tsx';
import { ExplanationSection } from './explanation-section.tsx';
import type { ResultValue } from './read-result.ts';
import { TrendSection } from './trend-section.tsx';
import { changeWords, withUnit } from './value-words.ts';

/** The values of a result: figure, words, interval, and drawing of each. */
export const ResultValues = ({ report, values }: { report: string; values: readonly ResultValue[] }) => (
  <ul className="border-t border-line">
    {values.map((value) => (
      <li key={value.position} className="break-inside-avoid border-b border-line py-6">
        <OneValue report={report} value={value} />
        {value.comment && <Comment text={value.comment} />}
        {value.trend && <TrendSection trend={value.trend} isOpen={values.length === 1} />}
        {value.explanation && <ExplanationSection explanation={value.explanation} isOpen={values.length === 1} />}
      </li>
    ))}
  </ul>
);

function OneValue({ report, value }: { report: string; value: ResultValue }) {
  if (value.isDocument) return <DocumentValue report={report} value={value} />;
  return value.isText ? <TextValue value={value} /> : <Figure value={value} />;
}

/** A document is a file of its own: it never becomes a part of this page. */
const DocumentValue = ({ report, value: one }: { report: string; value: ResultValue }) => (
  <>
    <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{one.name}</h3>
    <p className="mt-1">
      <a
        href={localizedHref(getLocale(), '/portal-resultados/documento/:id', { id: `${report}.${one.position}` })}
        className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
      >
        {m.result_document()}
      </a>
    </p>
    <Change value={one} />
  </>
);

function Figure({ value: one }: { value: ResultValue }) {
  return (
    <>
      <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{one.name}</h3>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-xl leading-tight font-semibold wrap-anywhere tabular-nums">
          {one.value === '' ? m.result_no_value() : one.value}
          {one.unit && <span className="ml-1.5 text-base font-normal text-ink-soft">{one.unit}</span>}
        </p>
        <FlagMark level={one.flag.level} reader="patient" />
      </div>
      {one.drawing && (
        <div className="mt-4 max-w-120">
          <NumberLinePlot {...one.drawing.line} text={one.value} label={one.drawing.words} />
        </div>
      )}
      <Interval value={one} />
      <Change value={one} />
    </>
  );
}

/** The author's text of a report, with its line breaks and spaces. */
const TextValue = ({ value: one }: { value: ResultValue }) => (
  <>
    <h3 className="font-sans text-base font-semibold tracking-normal">{one.name}</h3>
    <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{one.value}</p>
    <Change value={one} />
  </>
);

const Interval = ({ value: { range, unit, flag, why } }: { value: ResultValue }) => (
  <p className="mt-2 text-sm text-ink-soft">
    {range.trim()
      ? m.result_interval({ range: withUnit(range, range.includes(unit) ? '' : unit) })
      : m.result_no_interval()}
    {why && <span className="block">{why}</span>}
    {flag.by === 'comparison' && <span className="block">{m.result_compared()}</span>}
  </p>
);

function Change({ value: { change, range } }: { value: ResultValue }) {
  if (!change) return null;
  return (
    <p className="mt-2 border-l-2 border-caution pl-3 text-sm font-semibold">{changeWords(change.before, range)}</p>
  );
}

export const Comment = ({ text }: { text: string }) => (
  <div className="mt-3 rounded-lg bg-sunken px-4 py-3 text-sm print:border print:border-line">
    <p className="font-semibold">{m.result_comment()}</p>
    <p className="mt-0.5 whitespace-pre-wrap wrap-anywhere">{text}</p>
  </div>
);

/** The same values as rows, for people who read tables better than drawings. */
export const ValuesTable = ({ values }: { values: readonly ResultValue[] }) => (
  <details className="mt-6">
    <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
      {m.result_table()}
    </summary>
    <div className="mt-3">
      <Table
        caption={m.result_values()}
        isCaptionHidden
        rows={values}
        keyOf={({ position }) => String(position)}
        columns={[
          { id: 'name', heading: m.result_table_name(), cell: ({ name }) => name },
          { id: 'value', heading: m.result_table_value(), cell: ({ value, unit }) => withUnit(value, unit) },
          { id: 'interval', heading: m.result_table_interval(), cell: ({ range }) => range },
          { id: 'flag', heading: m.result_table_flag(), cell: ({ flag }) => flagWords[flag.level]() },
        ]}
      />
    </div>
  </details>
);
