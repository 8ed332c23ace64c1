import { unitWords } from '../../domain/exams/unit-words.ts';
import type { FilledInput, FilledInputs, MeasuredInput } from '../../domain/risk/from-results/result-inputs.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Table } from '../../ui/table.tsx';
import { decimalFormat } from './score-number.ts';
import { inputWords, unusableWords } from './score-words.ts';

interface InputTableProps {
  label: string;
  asked: readonly MeasuredInput[];
  inputs: FilledInputs;
  days: Readonly<Record<string, string>>;
}

/** The results that a score takes: each as sent, with its date, and what was converted. */
export const InputTable = ({ label, asked, inputs, days }: InputTableProps) => (
  <div className="mt-3 text-sm">
    <Table
      caption={m.score_inputs({ score: label })}
      isCaptionHidden
      isAligned
      rows={asked.map((input) => ({ input, filled: inputs[input] }))}
      keyOf={({ input }) => input}
      columns={[
        { id: 'input', heading: m.score_input(), cell: ({ input }) => inputWords(input) },
        { id: 'value', heading: m.score_sent(), cell: ({ filled }) => <Sent filled={filled} /> },
        { id: 'date', heading: m.score_date(), cell: ({ filled }) => <Taken filled={filled} days={days} /> },
      ]}
    />
  </div>
);

function Sent({ filled }: { filled: FilledInput }) {
  if (filled.state === 'missing') return <span className="text-ink-soft">{m.score_no_result()}</span>;
  const { value, unit, report } = filled.source;
  return (
    <>
      <a
        href={localizedHref(getLocale(), '/portal-medicos/resultado/:report', { report })}
        className="inline-flex min-h-6 items-center font-semibold tabular-nums underline decoration-line-strong underline-offset-4 wrap-anywhere"
      >
        {value} {unit}
      </a>
      {filled.state === 'unusable' && <span className="block text-caution">{unusableWords(filled.reason)}</span>}
      {filled.state === 'filled' && filled.isConverted && (
        <span className="block text-ink-soft">
          {m.score_converted({ value: decimalFormat(filled.value, 2), unit: unitWords(filled.unit, getLocale()) })}
        </span>
      )}
    </>
  );
}

const Taken = ({ filled, days }: { filled: FilledInput; days: Readonly<Record<string, string>> }) =>
  filled.state === 'missing' ? null : (
    <>
      {days[filled.source.at]}
      {filled.state === 'filled' && filled.isOld && (
        <span className="block font-semibold text-caution">{m.score_old()}</span>
      )}
    </>
  );
